import { useId } from 'react'
import { ink } from './picture-colours.ts'

/** Background of the small pictures, 360 by 240: night sky. */
export function Night() {
  const clip = useId()
  return (
    <>
      <clipPath id={clip}>
        <rect width="360" height="240" rx="22" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="360" height="240" fill={ink('night')} />
        <g fill={ink('line')} opacity="0.7">
          <circle cx="36" cy="40" r="1.6" />
          <circle cx="92" cy="22" r="1.6" />
          <circle cx="252" cy="26" r="1.6" />
          <circle cx="330" cy="64" r="1.6" />
          <circle cx="312" cy="24" r="1.6" />
        </g>
        <path d="M0 168C70 140 140 150 200 162S310 166 360 146V240H0Z" fill={ink('hill')} />
        <path d="M0 204C90 186 170 206 240 208S330 202 360 194V240H0Z" fill={ink('far')} />
      </g>
    </>
  )
}
