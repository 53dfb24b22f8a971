import type { OwnEveningReply } from '@running-dinner/contract/evening'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useReports } from '../../../features/guests/self-service/own-evening.api.ts'
import { useTime } from '../../../lib/use-time.ts'
import { useToast } from '../../../ui/toasts.tsx'
import { useSelfTeamLink } from '../self-link.ts'

interface EveningContext extends ReturnType<typeof useReports> {
  evening: OwnEveningReply
  /** Of the reader. */
  teamId: string
  /** Milliseconds, by the server's clock. */
  now: number
  /** The same by the phone's, which reports are made by. */
  phoneNow: number
}

const tickMilliseconds = 10_000

const Context = createContext<EveningContext | undefined>(undefined)

interface ProviderProps {
  evening: OwnEveningReply | undefined
  /** How far the server's clock is ahead of the phone's. */
  clockOffset: number
  children: ReactNode
}

/** What all parts of the card share: the evening once it is loaded, the time, and a way to report. */
export function EveningProvider({ evening, clockOffset, children }: ProviderProps) {
  const toast = useToast()
  const link = useSelfTeamLink()
  const { unsent, send } = useReports(link, { onRefused: toast.failure })
  return <Shared {...{ evening, clockOffset, teamId: link.teamId, unsent, send }}>{children}</Shared>
}

interface PreviewProps extends ProviderProps {
  teamId: string
}

/** Around the card of somebody else: it reports nothing, and looks at no report that waits in this browser. */
export function EveningPreviewProvider(props: PreviewProps) {
  return <Shared {...props} unsent={noReports} send={reportNothing} />
}

const noReports: EveningContext['unsent'] = []
const reportNothing: EveningContext['send'] = () => Promise.resolve()

type SharedProps = PreviewProps & Pick<EveningContext, 'unsent' | 'send'>

function Shared({ evening, clockOffset, teamId, unsent, send, children }: SharedProps) {
  const phoneNow = useTime(tickMilliseconds)
  const value = useMemo(
    () => evening && { evening, teamId, unsent, send, now: phoneNow + clockOffset, phoneNow },
    [evening, teamId, unsent, send, phoneNow, clockOffset],
  )
  return <Context value={value}>{children}</Context>
}

export function useEvening(): EveningContext {
  const value = useContext(Context)
  if (value === undefined) throw new Error('useEvening needs an EveningProvider with an evening')
  return value
}
