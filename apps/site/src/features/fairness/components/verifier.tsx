import { Bone, Button, Card, Loading, Notice, Segmented, TextArea, TextField } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FaultLine } from '../../../components/fault-line.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { roundProofQuery } from '../api/fairness.ts';
import { checkedRoundQuery } from '../api/check-round.ts';
import { readRound, roundIdOf } from '../read-round.ts';
import { RoundVerdict } from './round-verdict.tsx';
import css from './fairness.module.css';
import result from './round.module.css';

type Way = 'code' | 'file';

/** Takes the code of a round, or its file, and plays it again on this device. */
export function Verifier() {
  const t = useT('fairness');
  const navigate = useNavigate();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('round');
  const [way, setWay] = useState<Way>('code');
  const [pasted, setPasted] = useState<unknown>(undefined);
  const ways: readonly Way[] = ['code', 'file'];
  return (
    <Card title={t('verify.title')}>
      <p className={css.lead}>{t('verify.lead')}</p>
      <Segmented
        label={t('verify.way')}
        onSurface
        value={way}
        onChange={setWay}
        choices={ways.map((value) => ({ value, label: t(`verify.by.${value}`) }))}
      />
      {way === 'code' ? (
        <CodeForm
          key={id}
          first={id ?? ''}
          onCode={(code) => void navigate(paths.fairnessRound(code), { replace: true })}
        />
      ) : (
        <FileForm onRound={setPasted} />
      )}
      <div aria-live="polite">
        {way === 'code' && id !== null && <FetchedRound id={id} />}
        {way === 'file' && pasted !== undefined && <CheckedRound round={pasted} />}
      </div>
    </Card>
  );
}

function CodeForm({ first, onCode }: { first: string; onCode: (id: string) => void }) {
  const t = useT('fairness');
  const [text, setText] = useState(first);
  const [tried, setTried] = useState(false);
  const id = roundIdOf(text);
  return (
    <form
      className={css.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (id !== null) onCode(id);
      }}
    >
      <TextField
        label={t('verify.code')}
        hint={t('verify.code.hint')}
        error={tried && id === null ? t('verify.code.bad') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="primary">
        {t('verify.go')}
      </Button>
    </form>
  );
}

function FileForm({ onRound }: { onRound: (pasted: unknown) => void }) {
  const t = useT('fairness');
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const check = (content: string): void => {
    const read = readRound(content);
    setBad(!read.ok);
    if (read.ok) onRound(read.round);
  };
  return (
    <form
      className={css.paste}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check(text);
      }}
    >
      <TextArea
        label={t('verify.json')}
        error={bad ? t('verify.json.bad') : undefined}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={css.pasteEnd}>
        <input
          type="file"
          accept="application/json,.json"
          aria-label={t('verify.file')}
          onChange={({ target }) => {
            void target.files?.[0]?.text().then((content) => {
              setText(content);
              check(content);
            });
          }}
        />
        <Button type="submit" kind="primary">
          {t('verify.go')}
        </Button>
      </div>
    </form>
  );
}

function FetchedRound({ id }: { id: string }) {
  const { data, error } = useQuery(roundProofQuery(id));
  if (error !== null) return <FaultLine error={error} />;
  return data === undefined ? <Checking /> : <CheckedRound round={data} />;
}

function CheckedRound({ round }: { round: unknown }) {
  const ui = useT('ui');
  const { data, error } = useQuery(checkedRoundQuery(round));
  if (error !== null) return <Notice tone="bad" title={ui('fault.title')} />;
  return data === undefined ? <Checking /> : <RoundVerdict round={round} checked={data} />;
}

function Checking() {
  const t = useT('fairness');
  return (
    <Loading label={t('verify.checking')}>
      <div className={result.result}>
        <Bone h={64} />
        <Bone h={260} />
      </div>
    </Loading>
  );
}
