import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MessageDialog } from '../../../components/message-dialog.tsx';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { useTheme } from '../../../lib/theme.ts';
import { useCaptchaWindow } from '../captcha-window.ts';
import type { Check } from '../captcha-window.ts';
import css from './phone.module.css';

/**
 * The check knows a site by the address of its page, so that page has an origin: ours, or better that of
 * a host of its own.
 */
const access = 'allow-scripts allow-same-origin allow-popups';

/** Its answer would be too old after that. */
const mostMs = 120_000;

/** The news of the framed page about its check. */
interface Said {
  readonly token?: string;
  readonly failed?: boolean;
  readonly ready?: boolean;
  /** It shows pictures now, and needs room for them. */
  readonly tall?: boolean;
}

/** The provider's check for robots: a page of its own in a frame, so that the site's own policy stays strict. */
export function CaptchaWindow() {
  const check = useCaptchaWindow((state) => state.check);
  return check === null ? null : <CheckLayer check={check} />;
}

function CheckLayer({ check }: { readonly check: Check }) {
  const t = useT('phone');
  const end = useCaptchaWindow((state) => state.end);
  const [ready, setReady] = useState(false);
  // Outside the layer that asked, whose look is not its own.
  return createPortal(
    <MessageDialog
      onClose={() => end('closed')}
      title={t('check')}
      loading={!ready}
      timeoutMs={mostMs}
    >
      <CaptchaFrame check={check} onReady={() => setReady(true)} />
    </MessageDialog>,
    document.body,
  );
}

interface FrameProps {
  readonly check: Check;
  /** The check is there to be done. */
  readonly onReady: () => void;
}

function CaptchaFrame({ check: { url, siteKey }, onReady }: FrameProps) {
  const t = useT('phone');
  const language = useLanguage();
  const { theme } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [tall, setTall] = useState(false);
  const tellReady = useEffectEvent(onReady);
  const address = new URL(url, location.href);
  const { origin: theirs } = address;
  const asked = { key: siteKey, theme, language, site: location.origin };
  address.hash = new URLSearchParams(asked).toString();

  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent): void {
      if (source !== frame.current?.contentWindow || origin !== theirs) return;
      const said = (data as { captcha?: Said } | null)?.captcha;
      const { end } = useCaptchaWindow.getState();
      if (said?.token !== undefined) end({ token: said.token });
      if (said?.failed === true) end('failed');
      if (said?.ready === true) tellReady();
      if (said?.tall === true) setTall(true);
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [theirs]);

  return (
    <iframe
      ref={frame}
      className={tall ? css.pictures : css.check}
      title={t('check')}
      sandbox={access}
      src={address.href}
    />
  );
}
