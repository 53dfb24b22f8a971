/** Text as compared: lower case without accents, `ß` as `ss`, anything but letters and digits as one blank. */
export function folded(text: string): string {
  if (text === '') return text
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
