import { House } from './house.tsx'
import { Night } from './night.tsx'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'

/** Dark homes under the moon: no event is planned. */
export function QuietStreetPicture() {
  return (
    <Picture width={360} height={240}>
      <Night />
      <circle cx="180" cy="56" r="24" fill={ink('glow')} />
      <circle cx="171" cy="50" r="21" fill={ink('night')} />
      <House course="starter" x={84} y={196} scale={0.82} lit={false} />
      <House course="dessert" x={282} y={198} scale={0.82} lit={false} />
      <path d="M176 214V166" stroke={ink('shade')} strokeWidth="5" strokeLinecap="round" />
      <rect x="142" y="128" width="72" height="42" rx="6" fill={ink('wall')} />
      <path d="M156 149h44M178 138v22" stroke={ink('main')} strokeWidth="5" strokeLinecap="round" />
    </Picture>
  )
}
