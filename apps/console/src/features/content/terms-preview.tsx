import { termsSections } from '@arara/client';
import type { Block } from '@arara/client';
import shown from './shown.module.css';

interface TermsPreviewProps {
  readonly words: Readonly<Record<string, string>>;
  readonly language: string;
}

/** The terms as the site reads them: headings, paragraphs and lists. */
export function TermsPreview({ words, language }: TermsPreviewProps) {
  return (
    <article className={shown.shown} lang={language}>
      <h3>{words['title'] || '…'}</h3>
      {termsSections(words['body'] ?? '').map(({ heading, blocks }, at) => (
        <section key={at}>
          {heading !== null && <h4>{heading}</h4>}
          {blocks.map((block, index) => (
            <Shown key={index} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Shown({ block }: { readonly block: Block }) {
  if (block.kind === 'text') return <p>{block.text}</p>;
  const items = block.items.map((text, at) => <li key={at}>{text}</li>);
  return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}
