let host = '';

/** Says where the pictures of this page come from; called once, before anything is drawn. */
export function setImageHost(drawn: string): void {
  host = drawn;
}

/** The address of a picture at the host of this page; what names its host already stays there. */
export const hosted = (url: string): string => (/^\/(?!\/)/.test(url) ? `${host}${url}` : url);
