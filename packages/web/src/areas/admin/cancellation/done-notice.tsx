import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { TellTeams } from './tell-teams.tsx'

export interface Done {
  kind: 'cancelled' | 'replaced' | 'repaired'
  /** Whom it concerns. */
  teams: readonly { id: string; teamNumber: number }[]
}

/** It is done; now those concerned can be told. */
export function DoneNotice({ done, team }: { done: Done; team: TeamReply }) {
  const { t } = useTranslation('cancellation')
  return (
    <TellTeams
      title={t(`done.${done.kind}`, { number: team.teamNumber })}
      severity="success"
      teams={done.teams}
      occasion="TEAM_CANCELLATION"
      mayFill={done.kind !== 'replaced'}
    />
  )
}
