import type { Coordinate } from '@running-dinner/domain'
import type { ReactNode } from 'react'

/** What `RouteMap` shows; it knows nothing of teams. */
export interface MapMarker {
  key: string
  position: Coordinate
  face: ReactNode
  /** For whoever cannot see where it stands. */
  label: string
  /** Above its neighbours. */
  raised?: boolean
  /** A marker without does nothing when it is pressed. */
  onSelect?: () => void
}

export interface MapLine {
  key: string
  points: readonly Coordinate[]
  /** `highlighted` is green and thicker, the others are grey (spec 9). */
  tone: 'plain' | 'highlighted'
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
  /** A click on the ground. While given, markers let clicks through. */
  onPick?: (position: Coordinate) => void
}
