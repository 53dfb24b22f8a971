import type { CSSProperties } from 'react'

/** The palette of the client (`packages/web/src/kit/palette.ts`), by what a colour is for. */
const light = {
  ground: '#faf7f2',
  card: '#ffffff',
  text: '#211d18',
  soft: '#5c544a',
  line: '#e4ddd2',
  link: '#194564',
  buttonText: '#ffffff',
  notice: '#fbf1de',
  noticeLine: '#93590a',
  starter: '#93590a',
  main: '#b0412a',
  dessert: '#84386d',
}
export type Colour = keyof typeof light

const dark: typeof light = {
  ground: '#171411',
  card: '#221e1a',
  text: '#f3ede4',
  soft: '#c2b8aa',
  line: '#3d362f',
  link: '#93c5e8',
  buttonText: '#0b2436',
  notice: '#3a2d18',
  noticeLine: '#f0b85c',
  starter: '#f0b85c',
  main: '#f29178',
  dessert: '#e09bcb',
}

const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export interface Look {
  className: string
  style: CSSProperties
}

/** Light colours are inline, so that a program that drops style elements shows the light mail; classes make it dark. */
export const look = {
  text: (style: CSSProperties = {}, colour: Colour = 'text'): Look => ({
    className: `c-${colour}`,
    style: { fontFamily, fontSize: 16, lineHeight: '24px', color: light[colour], margin: 0, ...style },
  }),
  ground: (colour: Colour, style: CSSProperties = {}): Look => ({
    className: `b-${colour}`,
    style: { backgroundColor: light[colour], ...style },
  }),
  /** A border whose side is given in `style`. */
  line: (colour: Colour, style: CSSProperties = {}): Look => ({
    className: `l-${colour}`,
    style: { borderColor: light[colour], ...style },
  }),
}

/** Both looks on one element. */
export function both(first: Look, second: Look): Look {
  return { className: `${first.className} ${second.className}`, style: { ...first.style, ...second.style } }
}

function rules(selector: (name: string) => string, declare: (colour: Colour) => string, kind: string): string {
  return (Object.keys(dark) as Colour[])
    .map((colour) => `${selector(`.${kind}-${colour}`)}{${declare(colour)}}`)
    .join('')
}

const darkText = (colour: Colour) => `color:${dark[colour]}!important`
const darkGround = (colour: Colour) => `background-color:${dark[colour]}!important`
const darkLine = (colour: Colour) => `border-color:${dark[colour]}!important`
/** The body's own colour is on the cell inside it, which has no class. */
const withCell = (name: string) => (name === '.b-ground' ? `${name},${name}>table>tbody>tr>td` : name)

/**
 * Apple Mail and Outlook for Mac follow the media query; Outlook on the web sets `data-ogsc` and `data-ogsb` where it has
 * changed colours. Gmail inverts light colours by itself, which these survive.
 */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'a{text-decoration:underline}',
  `@media (prefers-color-scheme:dark){${rules((name) => name, darkText, 'c')}${rules(withCell, darkGround, 'b')}${rules((name) => name, darkLine, 'l')}}`,
  rules((name) => `[data-ogsc] ${name}`, darkText, 'c'),
  rules((name) => `[data-ogsb] ${name}`, darkGround, 'b'),
  '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.wide{display:block!important;text-align:center!important}}',
].join('\n')
