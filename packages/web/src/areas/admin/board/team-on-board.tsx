import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { memo } from 'react'
import { TeamBox } from './board-card-look.ts'
import { dragItemProps } from './drag/drag-item.ts'
import { PersonOnBoard } from './person-on-board.tsx'
import { TeamHead } from './team-head.tsx'
import { TeamHints } from './team-hints.tsx'

/** A team in the column of its course; it looks neither at the address nor at what is being dragged. */
export const TeamOnBoard = memo(function TeamOnBoard({ team }: { team: TeamReply }) {
  const isCancelled = team.status === 'CANCELLED'
  return (
    <TeamBox {...(isCancelled ? { 'data-fixed': '' } : dragItemProps({ kind: 'team', id: team.id }))}>
      <TeamHead team={team} level="h3" />
      <TeamHints team={team} />
      <People>
        {team.teamMembers.map((member) => (
          <PersonOnBoard
            key={member.id}
            member={member}
            isHost={!team.onlyGuest && member.id === team.hostTeamMember?.id}
          />
        ))}
      </People>
    </TeamBox>
  )
})

const People = styled('ul')({ margin: '6px 0 0', padding: 0, display: 'grid', gap: 2 })
