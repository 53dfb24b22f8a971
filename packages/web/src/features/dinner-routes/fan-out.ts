/** What a pin covers on the screen, by its centre, in pixels. */
export interface PinBox {
  x: number
  y: number
  width: number
  height: number
}

/** How far a pin is moved from its place, in pixels. */
export interface Shift {
  x: number
  y: number
}

/** The part of the ground that is in sight, and what lies over it. */
export interface Sight {
  left: number
  right: number
  top: number
  bottom: number
  obstacles: readonly PinBox[]
}

const gap = 3
const ringWidth = 6
/** Up to this distance a pin stays in sight. */
const farthestInSight = 240
/** Above this pins do not push each other first: that compares every pin with every other many times. */
const mostPushed = 250

/**
 * Moves pins that cover each other apart, so that each can be pressed. Pins that touch no other stay. The others push each
 * other aside, which keeps their order, go to the nearest free room from there, and at last return or change places where
 * that brings them nearer to their own. The same pins in the same sight always get the same shifts.
 */
export function fanOut(pins: readonly PinBox[], sight: Sight): Shift[] {
  const boxes = pins.map((pin) => ({ ...pin }))
  const isCrowded = crowdedPins(pins, sight)
  const taken = new BoxGrid([...pins, ...sight.obstacles])
  for (const obstacle of sight.obstacles) taken.add(obstacle)
  for (const [index, box] of boxes.entries()) if (!isCrowded[index]) taken.add(box)
  const crowd = boxes.flatMap((box, index) => (isCrowded[index] ? [{ box, home: pins[index] ?? box }] : []))
  const pushed = pins.length > mostPushed ? crowd.map(({ home }) => home) : pushedAside(boxes, isCrowded, sight)
  settle(crowd, pushed, { taken, sight })
  for (let round = 0; round < 3; round++) {
    comeNearer(crowd, { taken, sight })
    changePlaces(crowd, taken)
  }
  return boxes.map((box, index) => ({ x: box.x - (pins[index]?.x ?? 0), y: box.y - (pins[index]?.y ?? 0) }))
}

function crowdedPins(pins: readonly PinBox[], { obstacles }: Sight): boolean[] {
  const all = new BoxGrid([...pins, ...obstacles])
  for (const box of [...pins, ...obstacles]) all.add(box)
  return pins.map((pin) => !all.isFree(pin))
}

const rounds = 60

/** Pins that touch push each other along the shorter way out, each by half; those that stay push others by the whole. */
function pushedAside(pins: readonly PinBox[], isCrowded: readonly boolean[], sight: Sight): PinBox[] {
  const moved = spiralled(pins).map((pin, index) => (isCrowded[index] ? pin : { ...(pins[index] ?? pin) }))
  for (let round = 0; round < rounds; round++) {
    let isQuiet = true
    for (const [index, one] of moved.entries()) {
      for (let next = index + 1; next < moved.length; next++) {
        const share = isCrowded[index] ? (isCrowded[next] ? 0.5 : 1) : 0
        const otherShare = isCrowded[next] ? 1 - share : 0
        if (push(one, moved[next] as PinBox, [share, otherShare])) isQuiet = false
      }
      if (isCrowded[index] && isInSight(pins[index] ?? one, sight)) keepInSight(one, sight)
    }
    if (isQuiet) break
  }
  return moved.filter((_, index) => isCrowded[index])
}

/** Pixels within which pins count as being at one place. */
const samePlace = 8
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Pins of one place start in a spiral about as large as they need, so that each is pushed in a direction of its own. */
function spiralled(pins: readonly PinBox[]): PinBox[] {
  const countAt = new Map<string, number>()
  return pins.map((pin) => {
    const place = `${Math.round(pin.x / samePlace)} ${Math.round(pin.y / samePlace)}`
    const count = countAt.get(place) ?? 0
    countAt.set(place, count + 1)
    const radius = 0.5 * Math.sqrt((count * pin.width * pin.height) / Math.PI)
    const angle = count * goldenAngle
    return { ...pin, x: pin.x + radius * Math.cos(angle), y: pin.y + radius * Math.sin(angle) }
  })
}

function push(one: PinBox, other: PinBox, [share, otherShare]: [number, number]): boolean {
  const x = (one.width + other.width) / 2 + gap - Math.abs(one.x - other.x)
  const y = (one.height + other.height) / 2 + gap - Math.abs(one.y - other.y)
  if (x <= 0 || y <= 0 || share + otherShare === 0) return false
  const axis = x < y ? 'x' : 'y'
  const way = Math.min(x, y) * (one[axis] < other[axis] ? 1 : -1)
  one[axis] -= way * share
  other[axis] += way * otherShare
  return true
}

interface CrowdedPin {
  /** Where it is now. */
  box: PinBox
  home: PinBox
}

interface Ground {
  taken: BoxGrid
  sight: Sight
}

function settle(crowd: readonly CrowdedPin[], pushed: readonly PinBox[], ground: Ground): void {
  // What is taken stays taken, so the next pin of a place need not search the rings before the last one's.
  const searched = new Map<string, number>()
  for (const [index, { box, home }] of crowd.entries()) {
    const start = pushed[index] ?? home
    const place = `${start.x} ${start.y} ${start.width} ${start.height}`
    const { room, ring } = freeRoom(start, ground, {
      from: searched.get(place) ?? 0,
      isInSight: isInSight(home, ground.sight),
    })
    searched.set(place, ring)
    moveTo(box, room)
    ground.taken.add(box)
  }
}

/** The farthest first: each to the nearest free room around its home, where that is nearer than it is now. */
function comeNearer(crowd: readonly CrowdedPin[], ground: Ground): void {
  for (const { box, home } of crowd.toSorted((one, other) => apart(other.box, other.home) - apart(one.box, one.home))) {
    const distance = apart(box, home)
    if (distance < ringWidth) continue
    ground.taken.remove(box)
    const { room } = freeRoom(home, ground, { from: 0, isInSight: isInSight(home, ground.sight), within: distance })
    if (apart(room, home) < distance) moveTo(box, room)
    ground.taken.add(box)
  }
}

/** Two that are nearer to their homes each in the other's room change, which also parts crossing lines. */
function changePlaces(crowd: readonly CrowdedPin[], taken: BoxGrid): void {
  for (const [index, one] of crowd.entries()) {
    for (const other of crowd.slice(index + 1)) {
      const now = apart(one.box, one.home) + apart(other.box, other.home)
      if (apart(other.box, one.home) + apart(one.box, other.home) >= now - 1) continue
      const [here, there] = [{ ...one.box }, { ...other.box }]
      const swap = (first: PinBox, second: PinBox) => {
        taken.remove(one.box)
        taken.remove(other.box)
        moveTo(one.box, first)
        moveTo(other.box, second)
      }
      swap(there, here)
      const fits = taken.isFree(one.box) && taken.isFree(other.box) && !touch(one.box, other.box)
      if (!fits) {
        moveTo(one.box, here)
        moveTo(other.box, there)
      }
      taken.add(one.box)
      taken.add(other.box)
    }
  }
}

function apart(one: PinBox, other: PinBox): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function moveTo(box: PinBox, { x, y }: PinBox): void {
  box.x = x
  box.y = y
}

interface Search {
  /** The first ring to look at. */
  from: number
  /** Whether it is to stay in sight. */
  isInSight: boolean
  /** Gives up beyond this distance. */
  within?: number
}

/** Rings around a place, each searched from the side that leads away from the middle of what is in sight. */
function freeRoom(pin: PinBox, { taken, sight }: Ground, search: Search): { room: PinBox; ring: number } {
  if (taken.isFree(pin)) return { room: pin, ring: 0 }
  const { from, isInSight: staysInSight, within = Number.POSITIVE_INFINITY } = search
  const away = Math.atan2(pin.y - (sight.top + sight.bottom) / 2, pin.x - (sight.left + sight.right) / 2)
  for (let inSight = staysInSight; ; inSight = false) {
    const last = Math.min(within, inSight ? farthestInSight : Number.POSITIVE_INFINITY) / ringWidth
    for (let ring = Math.max(1, from); ring <= last; ring++) {
      const steps = Math.min(6 * ring, 120)
      for (let step = 0; step < steps; step++) {
        // To one side and the other by turns: 0, 1, -1, 2, -2 ...
        const turn = (step % 2 === 0 ? -step / 2 : (step + 1) / 2) / steps
        const angle = away + 2 * Math.PI * turn
        const x = pin.x + Math.cos(angle) * ring * ringWidth
        const room = { ...pin, x, y: pin.y + Math.sin(angle) * ring * ringWidth }
        if ((!inSight || lies(room, sight)) && taken.isFree(room)) return { room, ring }
      }
    }
    if (!inSight || Number.isFinite(within)) return { room: { ...pin, x: Number.POSITIVE_INFINITY }, ring: 0 }
  }
}

function isInSight({ x, y }: PinBox, { left, right, top, bottom }: Sight): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function lies({ x, y, width, height }: PinBox, { left, right, top, bottom }: Sight): boolean {
  return x - width / 2 >= left && x + width / 2 <= right && y - height / 2 >= top && y + height / 2 <= bottom
}

function keepInSight(pin: PinBox, { left, right, top, bottom }: Sight): void {
  pin.x = Math.min(Math.max(pin.x, left + pin.width / 2), right - pin.width / 2)
  pin.y = Math.min(Math.max(pin.y, top + pin.height / 2), bottom - pin.height / 2)
}

function touch(one: PinBox, other: PinBox): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + gap
  )
}

const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))

/** Boxes by the square they stand in, so that only neighbours are compared. */
class BoxGrid {
  readonly #squares = new Map<number, Set<PinBox>>()
  readonly #size: number

  constructor(boxes: readonly PinBox[]) {
    this.#size = Math.max(1, ...boxes.map(({ width, height }) => Math.max(width, height) + gap))
  }

  add(box: PinBox): void {
    const key = this.#key(box)
    const square = this.#squares.get(key)
    if (square) square.add(box)
    else this.#squares.set(key, new Set([box]))
  }

  /** Before the box is moved: it is looked for where it stands. */
  remove(box: PinBox): void {
    this.#squares.get(this.#key(box))?.delete(box)
  }

  /** Whether it touches no box but itself. */
  isFree(box: PinBox): boolean {
    for (const [columns, rows] of around) {
      for (const other of this.#squares.get(this.#key(box, columns, rows)) ?? []) {
        if (other !== box && touch(box, other)) return false
      }
    }
    return true
  }

  #key({ x, y }: PinBox, columns = 0, rows = 0): number {
    // Different squares share a number only millions of pixels apart, where no box of one touches one of the other.
    return (Math.floor(x / this.#size) + columns) * 1_000_003 + Math.floor(y / this.#size) + rows
  }
}

/** How much of each pin there is room for. */
export type PinDetail = 'full' | 'short' | 'grouped'

/** Above these shares of the ground in sight covered by pins, they would end up far from their places. */
const mostCovered = { full: 0.3, short: 0.5 }

export function pinDetail(pins: readonly PinBox[], shortWidth: number, sight: Sight): PinDetail {
  const inSight = pins.filter((pin) => isInSight(pin, sight))
  const ground = Math.max(1, (sight.right - sight.left) * (sight.bottom - sight.top))
  const covered = (width: number) =>
    inSight.reduce((sum, pin) => sum + Math.min(width, pin.width) * pin.height, 0) / ground
  if (inSight.length < 2 || covered(Number.POSITIVE_INFINITY) <= mostCovered.full) return 'full'
  return covered(shortWidth) <= mostCovered.short ? 'short' : 'grouped'
}

/** Indexes of the points that share a square of `size` pixels, square by square, in the order of their first point. */
export function groupNear(points: readonly { x: number; y: number }[], size: number): number[][] {
  const squares = new Map<string, number[]>()
  for (const [index, { x, y }] of points.entries()) {
    const key = `${Math.floor(x / size)} ${Math.floor(y / size)}`
    const square = squares.get(key)
    if (square) square.push(index)
    else squares.set(key, [index])
  }
  return [...squares.values()]
}
