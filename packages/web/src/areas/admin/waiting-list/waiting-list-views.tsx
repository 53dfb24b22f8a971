import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { WaitingListChangeReply, WaitingListReply } from '@running-dinner/contract/waiting-list.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssignView } from './assign-view.tsx'
import { DistributeView } from './distribute-view.tsx'
import { GenerateView } from './generate-view.tsx'
import { LostPlaces } from './lost-places.tsx'
import { NoTeamsYet } from './no-teams-yet.tsx'
import { NobodyWaits } from './nobody-waits.tsx'
import { NotifyView } from './notify-view.tsx'
import { useAssigning } from './use-assigning.ts'

type Action = WaitingListReply['possibleActions'][number]

/** The best thing that can be done now; whoever has been told something before is told of the change first (rules 6.5). */
export function WaitingListViews({ list }: { list: WaitingListReply }) {
  const [change, setChange] = useState<WaitingListChangeReply>()
  const [picked, setPicked] = useState<Action>()
  const handleChanged = (reply: WaitingListChangeReply) => {
    setPicked(undefined)
    const isKnown = reply.teamMessagesAlreadySent || reply.dinnerRouteMessagesAlreadySent
    if (isKnown && reply.affectedTeams.length > 0) setChange(reply)
  }
  const assigning = useAssigning(list, handleChanged)
  const lost = assigning.lost.length > 0 && <LostPlaces lost={assigning.lost} />
  if (change) return <NotifyView change={change} onSkip={() => setChange(undefined)} />
  if (!list.teamsGenerated) return <NoTeamsYet count={list.remainingParticipants.length} />
  const { possibleActions } = list
  const action = picked !== undefined && possibleActions.includes(picked) ? picked : possibleActions[0]
  if (action === undefined) {
    return (
      <>
        {lost}
        <NobodyWaits freePlaces={list.totalNumberOfMissingTeamMembers} />
      </>
    )
  }
  return (
    <>
      {lost}
      {possibleActions.length > 1 && <ActionChoice actions={possibleActions} chosen={action} onChoose={setPicked} />}
      {action === 'ASSIGN_TO_EXISTING_TEAMS' && <AssignView list={list} assigning={assigning} />}
      {action === 'GENERATE_NEW_TEAMS' && (
        <GenerateView list={list} onTouched={() => setPicked(action)} onChanged={handleChanged} />
      )}
      {action === 'DISTRIBUTE_TO_TEAMS' && <DistributeView list={list} />}
    </>
  )
}

interface ActionChoiceProps {
  actions: readonly Action[]
  chosen: Action
  onChoose: (action: Action) => void
}

function ActionChoice({ actions, chosen, onChoose }: ActionChoiceProps) {
  const { t } = useTranslation('waiting')
  return (
    <ToggleButtonGroup
      exclusive
      value={chosen}
      aria-label={t('views.label')}
      onChange={(_, action: Action | null) => action && onChoose(action)}
      sx={{ mb: 3 }}
    >
      {actions.map((action) => (
        <ToggleButton key={action} value={action}>
          {t(`views.${action}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
