const particles = new Set(
  'van von vom zu zum zur der den dem de da di del della dos das do du la le el al bin ibn ben ten ter af av'.split(
    ' ',
  ),
)
/** These begin a last name also when written with a capital letter. */
const capitalParticles = new Set(['Van', 'Von', 'De', 'Da', 'Di', 'Del', 'Della', 'Dos'])

/** No last name: "Anna Meier 🎉". */
const pictures = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Extended_Pictographic})*/gu

/** "Mareike van der Berg" and "van der Berg, Mareike": particles belong to the last name; a single word is a first name. */
export function splitFullName(typed: string): { firstnamePart: string; lastname: string } {
  const text = typed.replace(pictures, '').trim() || typed
  const comma = text.split(',').map((part) => part.trim())
  if (comma.length === 2 && comma[0] && comma[1]) return { firstnamePart: comma[1], lastname: comma[0] }
  const words = text.trim().split(/\s+/)
  if (words.length < 2) return { firstnamePart: words[0] ?? '', lastname: '' }
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word))
  const start = particle > 0 ? particle : words.length - 1
  return { firstnamePart: words.slice(0, start).join(' '), lastname: words.slice(start).join(' ') }
}

function isParticle(word: string): boolean {
  return particles.has(word) || capitalParticles.has(word)
}
