/** Letters of scripts that the fonts of PDF files lack: they would be printed as empty boxes. */
const missingLetter =
  /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/u

/** Coloured signs with their skin tones, joiners, flags and keycaps; signs like ✂ and ☎, which the fonts have, are none. */
const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u{1F000}-\u{1FAFF}])(?:\uFE0F|\u200D|[\u{E0020}-\u{E007F}]|\p{Emoji_Modifier})*|[\uFE0F\u20E3]/gu

/** A word of a script written from right to left without the signs around it, and further ones after single spaces. */
const rightToLeftWord = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}][\p{Script=Hebrew}\p{Script=Arabic}\p{M}]*(?:['’"-][\p{Script=Hebrew}\p{Script=Arabic}\p{M}]+)*`
const rightToLeft = new RegExp(`${rightToLeftWord}(?: ${rightToLeftWord})*`, 'gu')

/** Whether paper can show every letter. Combining marks and signs are not looked at. */
export function isPrintable(text: string): boolean {
  return !missingLetter.test(text)
}

/** Without emoji, which no font of paper has, and without the gap they leave. */
export function withoutEmoji(text: string): string {
  const withoutEmoji = text.replace(emoji, '')
  return withoutEmoji === text ? text : withoutEmoji.replace(/ {2,}/g, ' ').replace(/^ +| +$/gm, '')
}

/**
 * The pieces of a line in the order they stand from left to right. Each word written from right to left is a piece of its
 * own, so that the space beside it keeps its side and names around it their order.
 */
export function directionRuns(text: string): string[] {
  const runs: string[] = []
  let end = 0
  for (const match of text.matchAll(rightToLeft)) {
    if (match.index > end) runs.push(text.slice(end, match.index))
    const words = match[0].split(' ').reverse()
    runs.push(...words.flatMap((word, position) => (position === 0 ? [word] : [' ', word])))
    end = match.index + match[0].length
  }
  return end < text.length || runs.length === 0 ? [...runs, text.slice(end)] : runs
}
