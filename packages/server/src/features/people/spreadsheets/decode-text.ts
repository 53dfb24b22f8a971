import iconv from 'iconv-lite'

/** Share of control characters above which a file is not text. */
const controlShare = 0.002
/** Share of bytes above 127 that no western European text reaches. */
const highByteShare = 0.3

const markedUtf16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

/** Decodes UTF-8, UTF-16, Windows-1252, Mac Roman or MS-DOS 850; undefined for binary data. */
export function decodeText(bytes: Buffer): string | undefined {
  const text = decode(bytes)
  if (text === undefined || text.includes('\0')) return undefined
  const controls = text.match(/(?![\t\n\v\f\r\u0085])[\p{Cc}\uFFFE\uFFFF]/gu)?.length ?? 0
  return controls > text.length * controlShare ? undefined : text
}

function decode(bytes: Buffer): string | undefined {
  const mark = bytes.subarray(0, 2).toString('hex')
  const utf16 = markedUtf16[mark] ?? unmarkedUtf16(bytes)
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes)
  const utf8 = decodeUtf8(bytes)
  if (utf8 !== undefined) return utf8
  const high = bytes.reduce((count, byte) => count + (byte > 127 ? 1 : 0), 0)
  // Not by TextDecoder: Node 20.19 and others decode 0x80 to 0x9F (€, quotation marks, dashes) as control characters.
  return high > bytes.length * highByteShare ? undefined : decodeCodePage(bytes)
}

/** The first wins where none has more letters in their right places: on today's machines it is the likely one. */
const codePages = ['win1252', 'macroman', 'cp850'] as const
/** Umlauts where German has them; other accents weigh less, and signs inside words speak against a code page. */
const umlauts = /(?<=\p{L})[äöü](?=\p{L})|(?<!\p{L})[ÄÖÜ](?=\p{Ll})|(?<=\p{L})ß/gu
const accents = /(?<=\p{L})[éèêëáàâãåæçñóøúšž]|(?<!\p{L})[ÉÅÆÇØŠŽ](?=\p{Ll})/gu
const quotes = /(?<!\p{L})[„“](?=\p{L})|(?<=\p{L})[“”](?!\p{L})|(?<=\p{L})’(?=\p{L}|\s)|(?<=\s)[–€](?!\p{L})/gu
const signsInWords = /(?<=\p{L})[^\p{L}\p{M}\p{N}\p{P}\s\x20-\x7E](?=\p{L})/gu

function decodeCodePage(bytes: Buffer): string {
  const texts = codePages.map((codePage) => iconv.decode(bytes, codePage))
  const scores = texts.map(
    (text) => count(text, umlauts) + (count(text, accents) + count(text, quotes)) / 2 - count(text, signsInWords),
  )
  return texts[scores.indexOf(Math.max(...scores))] ?? ''
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Western text in UTF-16 has a zero in nearly every second byte. */
function unmarkedUtf16(bytes: Buffer): string | undefined {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map((count) => count / (bytes.length / 2))
  if (odd > 0.6 && even < 0.05) return 'utf-16le'
  return even > 0.6 && odd < 0.05 ? 'utf-16be' : undefined
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
