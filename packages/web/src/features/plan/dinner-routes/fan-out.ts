/** Box of a pin on the screen in pixels; x and y are its centre. */
export interface PinBox {
  x: number
  y: number
  width: number
  height: number
}

/** Pixels by which a pin is moved from its location. */
export interface Shift {
  x: number
  y: number
}

/** The visible part of the map, and the controls that cover it. */
export interface VisibleArea {
  left: number
  right: number
  top: number
  bottom: number
  obstacles: readonly PinBox[]
}

const gap = 3
const ringWidth = 6
/** Largest distance in pixels that a pin is moved to keep it in the visible area. */
const farthestVisible = 240
/** With more pins than this the pushing is skipped: it compares each pin with all others in up to 60 rounds. */
const mostPushed = 250

/**
 * Moves overlapping pins apart, so that each can be pressed. Pins without overlap stay. The others push each other
 * aside, which keeps their order, take the nearest free room from there, and finally move closer to their own location,
 * alone or by swapping. Deterministic: the same pins in the same area get the same shifts.
 */
export function fanOut(pins: readonly PinBox[], area: VisibleArea): Shift[] {
  const boxes = pins.map((pin) => ({ ...pin }))
  const isCrowded = crowdedPins(pins, area)
  const takenBoxes = new BoxGrid([...pins, ...area.obstacles])
  for (const obstacle of area.obstacles) takenBoxes.add(obstacle)
  for (const [index, box] of boxes.entries()) if (!isCrowded[index]) takenBoxes.add(box)
  const crowd = boxes.flatMap((box, index) => (isCrowded[index] ? [{ box, home: pins[index] ?? box }] : []))
  const pushed = pins.length > mostPushed ? crowd.map(({ home }) => home) : pushedApart(boxes, isCrowded, area)
  placePins(crowd, pushed, { takenBoxes, area })
  for (let round = 0; round < 3; round++) {
    moveCloser(crowd, { takenBoxes, area })
    swapPlaces(crowd, takenBoxes)
  }
  return boxes.map((box, index) => ({ x: box.x - (pins[index]?.x ?? 0), y: box.y - (pins[index]?.y ?? 0) }))
}

function crowdedPins(pins: readonly PinBox[], { obstacles }: VisibleArea): boolean[] {
  const occupied = new BoxGrid([...pins, ...obstacles])
  for (const box of [...pins, ...obstacles]) occupied.add(box)
  return pins.map((pin) => !occupied.isFree(pin))
}

const pushRounds = 60

/** Overlapping pins push each other along the axis with less overlap, each by half; pins that stay push others by all of it. */
function pushedApart(pins: readonly PinBox[], isCrowded: readonly boolean[], area: VisibleArea): PinBox[] {
  const moved = spiralled(pins).map((pin, index) => (isCrowded[index] ? pin : { ...(pins[index] ?? pin) }))
  for (let round = 0; round < pushRounds; round++) {
    let isQuiet = true
    for (const [index, pin] of moved.entries()) {
      for (let next = index + 1; next < moved.length; next++) {
        const share = isCrowded[index] ? (isCrowded[next] ? 0.5 : 1) : 0
        const otherShare = isCrowded[next] ? 1 - share : 0
        if (push(pin, moved[next] as PinBox, [share, otherShare])) isQuiet = false
      }
      if (isCrowded[index] && isVisible(pins[index] ?? pin, area)) keepVisible(pin, area)
    }
    if (isQuiet) break
  }
  return moved.filter((_, index) => isCrowded[index])
}

/** Pins within a square of this many pixels count as being at the same place. */
const samePlace = 8
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Pins at the same place start in a spiral of about the size they need, so that each is pushed in its own direction. */
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

function push(pin: PinBox, otherPin: PinBox, [share, otherShare]: [number, number]): boolean {
  const x = (pin.width + otherPin.width) / 2 + gap - Math.abs(pin.x - otherPin.x)
  const y = (pin.height + otherPin.height) / 2 + gap - Math.abs(pin.y - otherPin.y)
  if (x <= 0 || y <= 0 || share + otherShare === 0) return false
  const axis = x < y ? 'x' : 'y'
  const way = Math.min(x, y) * (pin[axis] < otherPin[axis] ? 1 : -1)
  pin[axis] -= way * share
  otherPin[axis] += way * otherShare
  return true
}

interface CrowdedPin {
  /** Current position. */
  box: PinBox
  /** Position of its location on the map. */
  home: PinBox
}

interface Ground {
  takenBoxes: BoxGrid
  area: VisibleArea
}

function placePins(crowd: readonly CrowdedPin[], pushed: readonly PinBox[], ground: Ground): void {
  // Taken room stays taken: the next pin at the same place starts its search at the ring of the previous pin.
  const searched = new Map<string, number>()
  for (const [index, { box, home }] of crowd.entries()) {
    const start = pushed[index] ?? home
    const place = `${start.x} ${start.y} ${start.width} ${start.height}`
    const { room, ring } = freeRoom(start, ground, {
      from: searched.get(place) ?? 0,
      staysVisible: isVisible(home, ground.area),
    })
    searched.set(place, ring)
    moveTo(box, room)
    ground.takenBoxes.add(box)
  }
}

/** Moves each pin, the farthest first, to the nearest free room around its home if that is closer. */
function moveCloser(crowd: readonly CrowdedPin[], ground: Ground): void {
  for (const { box, home } of crowd.toSorted(
    (a, b) => distanceBetween(b.box, b.home) - distanceBetween(a.box, a.home),
  )) {
    const distance = distanceBetween(box, home)
    if (distance < ringWidth) continue
    ground.takenBoxes.remove(box)
    const { room } = freeRoom(home, ground, { from: 0, staysVisible: isVisible(home, ground.area), within: distance })
    if (distanceBetween(room, home) < distance) moveTo(box, room)
    ground.takenBoxes.add(box)
  }
}

/** Swaps two pins when that brings them closer to their homes; this also removes crossing leader lines. */
function swapPlaces(crowd: readonly CrowdedPin[], takenBoxes: BoxGrid): void {
  for (const [index, pin] of crowd.entries()) {
    for (const otherPin of crowd.slice(index + 1)) {
      const now = distanceBetween(pin.box, pin.home) + distanceBetween(otherPin.box, otherPin.home)
      if (distanceBetween(otherPin.box, pin.home) + distanceBetween(pin.box, otherPin.home) >= now - 1) continue
      const [ownBox, otherBox] = [{ ...pin.box }, { ...otherPin.box }]
      const swap = (first: PinBox, second: PinBox) => {
        takenBoxes.remove(pin.box)
        takenBoxes.remove(otherPin.box)
        moveTo(pin.box, first)
        moveTo(otherPin.box, second)
      }
      swap(otherBox, ownBox)
      const fits = takenBoxes.isFree(pin.box) && takenBoxes.isFree(otherPin.box) && !touch(pin.box, otherPin.box)
      if (!fits) {
        moveTo(pin.box, ownBox)
        moveTo(otherPin.box, otherBox)
      }
      takenBoxes.add(pin.box)
      takenBoxes.add(otherPin.box)
    }
  }
}

function distanceBetween(pin: PinBox, otherPin: PinBox): number {
  return Math.hypot(pin.x - otherPin.x, pin.y - otherPin.y)
}

function moveTo(box: PinBox, { x, y }: PinBox): void {
  box.x = x
  box.y = y
}

interface Search {
  /** The first ring to search. */
  from: number
  /** Whether the pin must stay in the visible area. */
  staysVisible: boolean
  /** Stops the search beyond this distance. */
  within?: number
}

/** Searches rings around a position, each from the side that points away from the centre of the visible area. */
function freeRoom(pin: PinBox, { takenBoxes, area }: Ground, search: Search): { room: PinBox; ring: number } {
  if (takenBoxes.isFree(pin)) return { room: pin, ring: 0 }
  const { from, staysVisible, within = Number.POSITIVE_INFINITY } = search
  const away = Math.atan2(pin.y - (area.top + area.bottom) / 2, pin.x - (area.left + area.right) / 2)
  for (let mustBeVisible = staysVisible; ; mustBeVisible = false) {
    const last = Math.min(within, mustBeVisible ? farthestVisible : Number.POSITIVE_INFINITY) / ringWidth
    for (let ring = Math.max(1, from); ring <= last; ring++) {
      const steps = Math.min(6 * ring, 120)
      for (let step = 0; step < steps; step++) {
        // Alternates between both directions: 0, 1, -1, 2, -2 ...
        const turn = (step % 2 === 0 ? -step / 2 : (step + 1) / 2) / steps
        const angle = away + 2 * Math.PI * turn
        const x = pin.x + Math.cos(angle) * ring * ringWidth
        const room = { ...pin, x, y: pin.y + Math.sin(angle) * ring * ringWidth }
        if ((!mustBeVisible || isInside(room, area)) && takenBoxes.isFree(room)) return { room, ring }
      }
    }
    if (!mustBeVisible || Number.isFinite(within)) return { room: { ...pin, x: Number.POSITIVE_INFINITY }, ring: 0 }
  }
}

export function isVisible({ x, y }: PinBox, { left, right, top, bottom }: VisibleArea): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function isInside({ x, y, width, height }: PinBox, { left, right, top, bottom }: VisibleArea): boolean {
  return x - width / 2 >= left && x + width / 2 <= right && y - height / 2 >= top && y + height / 2 <= bottom
}

function keepVisible(pin: PinBox, { left, right, top, bottom }: VisibleArea): void {
  pin.x = Math.min(Math.max(pin.x, left + pin.width / 2), right - pin.width / 2)
  pin.y = Math.min(Math.max(pin.y, top + pin.height / 2), bottom - pin.height / 2)
}

function touch(pin: PinBox, otherPin: PinBox): boolean {
  return (
    Math.abs(pin.x - otherPin.x) < (pin.width + otherPin.width) / 2 + gap &&
    Math.abs(pin.y - otherPin.y) < (pin.height + otherPin.height) / 2 + gap
  )
}

const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))

/** Spatial index: boxes by grid square, so that only neighbours are compared. */
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

  /** Must be called before the box is moved: its position is the key. */
  remove(box: PinBox): void {
    this.#squares.get(this.#key(box))?.delete(box)
  }

  /** Whether the box touches no other box. */
  isFree(box: PinBox): boolean {
    for (const [columns, rows] of around) {
      for (const neighbour of this.#squares.get(this.#key(box, columns, rows)) ?? []) {
        if (neighbour !== box && touch(box, neighbour)) return false
      }
    }
    return true
  }

  #key({ x, y }: PinBox, columns = 0, rows = 0): number {
    // Two squares share a key only when they are millions of pixels apart, where their boxes cannot touch.
    return (Math.floor(x / this.#size) + columns) * 1_000_003 + Math.floor(y / this.#size) + rows
  }
}
