export type SceneKey = 'signUp' | 'teams' | 'starter' | 'main' | 'dessert' | 'party'

interface Scene {
  key: SceneKey
  seconds: number
}

/** Scenes of one evening, half a minute in total. */
export const scenes: readonly Scene[] = [
  { key: 'signUp', seconds: 5 },
  { key: 'teams', seconds: 5 },
  { key: 'starter', seconds: 6 },
  { key: 'main', seconds: 6 },
  { key: 'dessert', seconds: 6 },
  { key: 'party', seconds: 5 },
]

/** A moment of the animation, from which the whole picture is derived. */
export interface Moment {
  index: number
  key: SceneKey
  /** 0 to 1 within the scene. */
  progress: number
}

export const totalSeconds = scenes.reduce((sum, { seconds }) => sum + seconds, 0)

export function startOf(index: number): number {
  return scenes.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0)
}

/** The moment that shows most of a scene, for the still pictures of reduced motion. */
export function stillOf(index: number): number {
  return startOf(index) + (scenes[index]?.seconds ?? 0) * 0.95
}

export function momentAt(seconds: number): Moment {
  const last = scenes.length - 1
  const sceneIndex = scenes.findIndex((_, index) => seconds < startOf(index + 1))
  const index = sceneIndex === -1 ? last : sceneIndex
  const scene = scenes[index]
  if (!scene) return { index: 0, key: 'signUp', progress: 0 }
  const progress = (seconds - startOf(index)) / scene.seconds
  return { index, key: scene.key, progress: Math.min(Math.max(progress, 0), 1) }
}

/** Share of a course after which the doors open and new people are met. */
export const arrival = 0.55

const facesBefore: Record<SceneKey, number> = { signUp: 0, teams: 0, starter: 0, main: 4, dessert: 8, party: 12 }

/** Number of people met until this moment: four at each of three tables, one after the other. */
export function facesAt({ key, progress }: Moment): number {
  const before = facesBefore[key]
  const isCourse = key === 'starter' || key === 'main' || key === 'dessert'
  if (!isCourse || progress < arrival) return before
  return before + Math.min(4, 1 + Math.floor(((progress - arrival) / (1 - arrival)) * 5))
}
