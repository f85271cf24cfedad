import type { Block } from '@arara/client';

/** A paragraph or a list of an article. */
export function BlockText({ block }: { readonly block: Block }) {
  if (block.kind === 'text') return <p>{block.text}</p>;
  const items = block.items.map((text) => <li key={text}>{text}</li>);
  return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}
