const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  æ: 'ae',
  œ: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
}

/** One spelling for a place name: `Zürich`, `ZUERICH` and ` Zürich` are the same; '' when nothing Latin is left. */
export function placeKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßøæœåłđ]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** A river, region or neighbour town that distinguishes towns of the same name, also shortened: `i. Br.`, `a.d.`, `o.d.T.`. */
const apposition = / (?:am|an|auf|bei|im|in|ob|unter|vor|a|b|i|o|v|sur|sous|lez|les|en|nad|na|aan|op|bij|sul) .+$/

/** `freiburg im breisgau` -> `freiburg`; undefined when the name has no such part. */
export function shortPlaceKey(key: string): string | undefined {
  const short = key.replace(apposition, '')
  return short === key || short.length < 3 ? undefined : short
}

/** The names a typed town may be listed under, the most specific first: whole, without zip, apposition, brackets, quarter. */
export function placeKeys(typed: string): string[] {
  const whole = placeKey(typed.replace(/(?:\b[A-Z]{1,2}-)?\b\d{4,5}\b/g, ' '))
  const withoutBrackets = placeKey(typed.replace(/\(.*?\)/g, ' ').replace(/\d+/g, ' '))
  const beforeQuarter = placeKey(
    typed
      .replace(/\d+/g, ' ')
      .trim()
      .split(/[,/(–-]/)[0] ?? '',
  )
  const keys = [whole, withoutBrackets, beforeQuarter].flatMap((key) => [key, saintOf(key), shortPlaceKey(key) ?? ''])
  return [...new Set([...keys, ...beginningsOf(beforeQuarter)])].filter((key) => key.length > 1)
}

/** `leipzig plagwitz` -> `leipzig`; nothing as short as `bad` or `neu`. */
function beginningsOf(key: string): string[] {
  const words = key.split(' ')
  const beginnings = words.slice(1).map((_, dropped) => words.slice(0, words.length - 1 - dropped).join(' '))
  return beginnings.filter((beginning) => beginning.length > 3)
}

function saintOf(key: string): string {
  return key.replace(/^st /, 'sankt ')
}
