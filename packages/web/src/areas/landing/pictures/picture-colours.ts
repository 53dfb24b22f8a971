/** One colour of the pictures, for a `fill` or `stroke`. */
export function ink(
  name:
    | GroundTone
    | ('far' | 'hill' | 'near' | 'wall' | 'shade' | 'glow' | 'ink' | 'line')
    | ('map' | 'street' | 'water' | 'park' | 'route')
    | ('starter' | 'main' | 'dessert'),
) {
  return `var(--p-${name})`
}

/** Grounds of the small pictures; each picture has its own. */
export type GroundTone = 'night' | 'sand' | 'amber' | 'coral' | 'plum'
