import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { fromMd } from '../../../kit/tokens.css.ts'

export const mapPicture = style({ borderRadius: 18, '@media': { [fromMd]: { borderRadius: 28 } } })

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } })

/** Runs once for less than five seconds, so it needs no button to stop it; with reduced motion everything is there at once. */
const moving = 'screen and (prefers-reduced-motion: no-preference)'

export const leg = styleVariants({ first: '0.5s', second: '2.4s' }, (delay) => ({
  strokeDasharray: 1,
  '@media': { [moving]: { animation: `${draw} 1.5s ease-in-out ${delay} both` } },
}))

export const stop = styleVariants({ starter: '0.2s', main: '2s', dessert: '3.9s' }, (delay) => ({
  '@media': { [moving]: { animation: `${appear} 0.4s ease-out ${delay} both` } },
}))
