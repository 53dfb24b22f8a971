import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { fromMd } from './tokens.css.ts'

const rise = keyframes({
  '0%, 60%, 100%': { opacity: 0.35, transform: 'none' },
  '25%': { opacity: 1, transform: 'translateY(-0.3em)' },
})

/** What is loading quickly shows nothing. */
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const loadingSign = style({
  display: 'flex',
  justifyContent: 'center',
  gap: 12,
  paddingBlock: 48,
  fontSize: 26,
  animation: `${appear} 200ms 250ms both`,
  '@media': { [fromMd]: { paddingBlock: 72 } },
})
globalStyle(`${loadingSign} svg`, { animation: `${rise} 1.2s ease-in-out infinite` })
globalStyle(`${loadingSign} svg:nth-of-type(2)`, { animationDelay: '0.15s' })
globalStyle(`${loadingSign} svg:nth-of-type(3)`, { animationDelay: '0.3s' })
