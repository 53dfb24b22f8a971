// Finds the wire's spellings beyond the contract: its codecs (packages/contract/src/wire/codecs.ts) are the only place for them.

const fields = 'age|numSeats|numberOfSeats|lat|lng'
const minusOne = '-1(?![\\d.])'

/** `found` is what a line is searched for; `isAllowed` excepts what only looks like it. */
const marks = [
  {
    found: new RegExp(`[!=]==? ${minusOne}`),
    why: 'a value that may be unknown is undefined, not -1',
    isAllowed: (line, source) => comparesIndex(line, source),
  },
  {
    // `list[position ?? -1]` reads past the list, which is undefined.
    found: new RegExp(`\\?\\? ${minusOne}(?!\\])`),
    why: 'leave an unknown value undefined; codecs write -1',
  },
  { found: new RegExp(`\\b(?:const|let) \\w+(?:: \\w+)? = ${minusOne}`), why: 'no constant for the mark of the wire' },
  { found: new RegExp(`\\b(?:${fields}): ${minusOne}`), why: 'an unknown number or coordinate is undefined' },
  { found: /\b(?:age|numSeats|numberOfSeats) (?:< 0|<= -1|>= 0|> -1)/, why: 'compare with undefined, not with a sign' },
  { found: /IGNORE_GENDE0R|deliever|participtant|meetedTeam/i, why: 'misspelt on the wire only' },
  { found: /['"`](?:TRUE|FALSE)['"`]/, why: 'true and false are booleans beyond the contract' },
]

/** `indexOf` and its kin answer -1 themselves, directly or kept in a constant of the same file. */
function comparesIndex(line, source) {
  const compared = /([\w.]+)(\(.*\))? [!=]==? -1/.exec(line)
  if (!compared) return false
  const [, name = '', call] = compared
  const isIndex = /(?:indexOf|lastIndexOf|findIndex|findLastIndex|search)$/i
  if (call !== undefined) return isIndex.test(name)
  return new RegExp(`\\b${name} = .*\\.(?:indexOf|lastIndexOf|findIndex|findLastIndex|search)\\(`).test(source)
}

/** `line: found: why` for each spelling of the wire in a source file; comments count too. */
export function wireMarks(source) {
  return source
    .split('\n')
    .flatMap((line, index) =>
      marks
        .filter(({ found, isAllowed }) => found.test(line) && !isAllowed?.(line, source))
        .map(({ found, why }) => `${index + 1}: ${found.exec(line)?.[0]}: ${why}`),
    )
}

/** Server features and the whole web; tests may show what is on the wire. */
export function isBeyondContract(file) {
  return /^packages\/(?:server\/src\/features|web\/src)\/.*\.tsx?$/.test(file) && !/\.(test|proof)\.tsx?$/.test(file)
}
