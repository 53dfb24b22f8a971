import type { Coordinate } from '@running-dinner/domain'
import type { ReactNode } from 'react'

/** The look of a marker and the room it takes, in pixels at the usual text size. */
export interface MarkerFace {
  look: ReactNode
  width: number
  height: number
}

/** What `RouteMap` shows; it knows nothing of teams. */
export interface MapMarker {
  key: string
  position: Coordinate
  face: MarkerFace
  /** Where the map is crowded. */
  shortFace?: MarkerFace
  /** For whoever cannot see where it stands. */
  label: string
  /** Above its neighbours, and never taken into a group. */
  raised?: boolean
  /** Stays on its place and covers what is there, as a pin that is being set. */
  loose?: boolean
  /** Whether it is the one selected; for markers that can be. */
  pressed?: boolean
  /** A marker without does nothing when it is pressed. */
  onSelect?: () => void
}

export interface MapLine {
  key: string
  points: readonly Coordinate[]
  /** Grey, green, found by a filter, or from one near host to the other. */
  tone: 'plain' | 'highlighted' | 'marked' | 'near'
}

/** The section of the world to show; it is moved there whenever `key` changes, and left alone otherwise. */
export interface MapView {
  key: string
  points: readonly Coordinate[]
}

export interface RouteMapProps {
  /** What the map is of. */
  label: string
  markers: readonly MapMarker[]
  lines: readonly MapLine[]
  view: MapView
  /** Pixels at its bottom that something covers. */
  covered?: number
  /** Buttons over its upper left corner. */
  actions?: ReactNode
  /** A click on the ground. While given, markers let clicks through. */
  onPick?: (position: Coordinate) => void
}
