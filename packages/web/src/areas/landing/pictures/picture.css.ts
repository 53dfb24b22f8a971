import { style } from '@vanilla-extract/css'
import { inDark } from '../../../kit/in-dark.ts'

/** Colours of the drawings, under the names that `ink` knows: a drawing follows the scheme. */
const light = {
  '--p-night': '#16405d',
  '--p-far': '#1e5175',
  '--p-hill': '#275f85',
  '--p-near': '#113650',
  '--p-wall': '#fbf3e3',
  '--p-shade': '#e4d4b8',
  '--p-glow': '#ffd88a',
  '--p-ink': '#12344c',
  '--p-line': '#bcd9ec',
  '--p-starter': '#eaa53f',
  '--p-main': '#e4704f',
  '--p-dessert': '#c979ae',
  '--p-sand': '#f0dcb8',
  '--p-amber': '#f2b350',
  '--p-coral': '#e0674a',
  '--p-plum': '#7a3866',
  '--p-map': '#f1e4cb',
  '--p-street': '#fffaf0',
  '--p-water': '#b9d8e6',
  '--p-park': '#d3dfb4',
  '--p-route': '#194564',
}

const dark = {
  '--p-night': '#0f2c41',
  '--p-far': '#163c57',
  '--p-hill': '#1b4865',
  '--p-near': '#0b2233',
  '--p-wall': '#efe4cf',
  '--p-shade': '#cdbd9f',
  '--p-glow': '#ffce74',
  '--p-ink': '#0e2a3e',
  '--p-line': '#a5c8df',
  '--p-starter': '#e0a04a',
  '--p-main': '#da7459',
  '--p-dessert': '#bf79a8',
  '--p-sand': '#5b4a33',
  '--p-amber': '#8a5f1c',
  '--p-coral': '#8f3d29',
  '--p-plum': '#56284a',
  '--p-map': '#2b2620',
  '--p-street': '#443c32',
  '--p-water': '#234657',
  '--p-park': '#35402a',
  '--p-route': '#9fd0f2',
}

export const picture = style([{ display: 'block', width: '100%', height: 'auto', vars: light }, inDark({ vars: dark })])
