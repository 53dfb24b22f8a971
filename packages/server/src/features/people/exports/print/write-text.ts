import { directionRuns, withoutEmoji } from '@running-dinner/domain/plan'
import { fontFor, type Pdf } from './open-pdf.ts'

export interface TextStyle {
  font?: 'plain' | 'bold'
  size: number
  /** Smallest size the text may shrink to in order to fit. */
  smallest?: number
  colour: string
  align?: 'left' | 'right' | 'center'
  /** Maximum height; longer text ends in an ellipsis. */
  maxHeight?: number
}

export interface TextPlace {
  x: number
  y: number
  width: number
}

/** Writes a text without its emoji, shrunk if necessary, and returns the y position below it. */
export function writeText(pdf: Pdf, typed: string, place: TextPlace, style: TextStyle): number {
  const text = withoutEmoji(typed)
  if (text === '') return place.y
  const { width } = place
  pdf.font(fontFor(text, style.font)).fillColor(style.colour)
  const size = fittingSize(pdf, text, width, style)
  pdf.fontSize(size)
  const height = Math.min(pdf.heightOfString(text, { width }), style.maxHeight ?? Number.POSITIVE_INFINITY)
  const options = { width, height: height + 1, align: style.align ?? 'left', ellipsis: true } as const
  // Pieces can only follow each other from the left.
  const [firstRun = '', ...otherRuns] = options.align === 'left' ? directionRuns(text) : [text]
  pdf.text(firstRun, place.x, place.y, { ...options, continued: otherRuns.length > 0 })
  for (const [index, run] of otherRuns.entries()) pdf.text(run, { continued: index < otherRuns.length - 1 })
  return place.y + height
}

function fittingSize(pdf: Pdf, text: string, width: number, { size, smallest, maxHeight }: TextStyle): number {
  if (smallest === undefined || maxHeight === undefined) return size
  const sizes = Array.from({ length: 6 }, (_, step) => size - ((size - smallest) * step) / 5)
  const longestWord = text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
  const fits = (candidate: number) => {
    pdf.fontSize(candidate)
    return pdf.widthOfString(longestWord) <= width && pdf.heightOfString(text, { width }) <= maxHeight
  }
  return sizes.find(fits) ?? smallest
}
