import type { CssVarsTheme, Theme } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

const { colorSchemes } = theme as Theme & Pick<CssVarsTheme, 'colorSchemes'>
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const tones = ['primary', 'error', 'warning', 'success', 'info'] as const
const courses = ['starter', 'main', 'dessert'] as const

/** Least contrast by WCAG 2.2: 1.4.3 for text, 1.4.11 for graphics. */
const [ofText, ofGraphics] = [4.5, 3]

const cases = schemes.flatMap((scheme) => {
  const palette = colorSchemes[scheme]?.palette
  if (!palette) throw new Error(`no colours for ${scheme}`)
  const { background, text, action, course, Alert } = palette
  const surfaces = Object.entries({
    page: background.default,
    paper: background.paper,
    hovered: over(action.hover, background.paper),
    selected: over(action.selected, background.paper),
  })
  return [
    ...surfaces.flatMap(([surface, below]) => [
      ...(['primary', 'secondary'] as const).map((name) =>
        pair(scheme, `text.${name} on ${surface}`, text[name], below),
      ),
      ...tones.map((tone) => pair(scheme, `${tone} on ${surface}`, palette[tone].main, below)),
      ...courses.map((name) => pair(scheme, `course.${name} on ${surface}`, course[name], below)),
      // Icons and marks; the words beside them have the colour of text.
      pair(scheme, `text.disabled on ${surface}`, text.disabled, below, ofGraphics),
    ]),
    ...tones.map((tone) => pair(scheme, `text on ${tone}`, palette[tone].contrastText, palette[tone].main)),
    ...courses.map((name) => pair(scheme, `paper on course.${name}`, background.paper, course[name])),
    ...(['error', 'warning', 'success', 'info'] as const).flatMap((tone) => [
      pair(scheme, `text of the ${tone} notice`, Alert[`${tone}Color`], Alert[`${tone}StandardBg`]),
      pair(scheme, `icon of the ${tone} notice`, palette[tone].main, Alert[`${tone}StandardBg`], ofGraphics),
    ]),
  ]
})

test.each(cases)('%s: %s has enough contrast', (_, __, above, below, least) => {
  expect(contrast(rgbOf(above), rgbOf(below))).toBeGreaterThanOrEqual(least)
})

test('the formula gives the values that WCAG names', () => {
  expect(contrast(rgbOf('#000'), rgbOf('#fff'))).toBeCloseTo(21)
  expect(contrast(rgbOf('#777777'), rgbOf('#ffffff'))).toBeCloseTo(4.48, 2)
})

type Pair = [scheme: Scheme, name: string, above: string, below: string, least: number]

function pair(scheme: Scheme, name: string, above: string, below: string, least = ofText): Pair {
  return [scheme, name, above, below, least]
}

type Colour = readonly number[]

/** `#rgb`, `#rrggbb`, `rgb(r, g, b)` and `rgba(r, g, b, a)`. */
function rgbOf(colour: string): Colour {
  const hex = /^#(\w{3}|\w{6})$/.exec(colour)?.[1]
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
    return digits.map((digit) => Number.parseInt(digit, 16))
  }
  const numbers = /^rgba?\(([\d\s.,]+)\)$/.exec(colour)?.[1]?.split(',').map(Number)
  if (numbers === undefined) throw new Error(`not a colour: ${colour}`)
  return numbers
}

/** A translucent colour on an opaque one. */
function over(above: string, below: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = rgbOf(above)
  const base = rgbOf(below)
  const mixed = [red, green, blue].map((part, index) => part * alpha + (base[index] ?? 0) * (1 - alpha))
  return `rgb(${mixed.join(', ')})`
}

function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
