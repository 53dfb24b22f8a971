import type { BoardReply, EveningPeopleReply, EveningTeamReply } from '@running-dinner/contract/evening'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTime } from '../../../../lib/use-time.ts'

interface TonightContext {
  /** Of the address: an organiser's secret or a helper's. */
  secret: string
  /** Helpers see and call; they change nothing. */
  isOrganiser: boolean
  board: BoardReply
  people: EveningPeopleReply
  /** The connection was lost, so the board is as old as its `now`. */
  isStale: boolean
  teamOf: (teamId: string) => EveningTeamReply | undefined
  /** Milliseconds, by the server's clock. */
  now: number
}

const tickMilliseconds = 10_000

const Context = createContext<TonightContext | undefined>(undefined)

interface ProviderProps {
  secret: string
  board: BoardReply
  /** When the board arrived, by this device's clock. */
  boardAt: number
  people: EveningPeopleReply
  isStale?: boolean
  children: ReactNode
}

/** What all parts of the page share. */
export function TonightProvider({ secret, board, boardAt, people, isStale = false, children }: ProviderProps) {
  const ticks = useTime(tickMilliseconds)
  // The device's clock may be wrong, so it only measures how long ago the server said what time it is.
  const now = Date.parse(board.now) + Math.max(0, ticks - boardAt)
  const value = useMemo(() => {
    const teams = new Map(people.teams.map((team) => [team.teamId, team]))
    const isOrganiser = people.helper === null
    return { secret, isOrganiser, board, people, isStale, teamOf: (teamId: string) => teams.get(teamId), now }
  }, [secret, board, people, isStale, now])
  return <Context value={value}>{children}</Context>
}

export function useTonight(): TonightContext {
  const value = useContext(Context)
  if (value === undefined) throw new Error('useTonight needs a TonightProvider')
  return value
}
