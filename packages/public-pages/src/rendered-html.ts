/** Splits a rendered page: React writes the elements of the head before everything else. */
export function splitHead(rendered: string): { head: string; html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(rendered)?.[0] ?? ''
  return { head, html: rendered.slice(head.length) }
}
