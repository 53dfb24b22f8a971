import {
  mdiAccountQuestionOutline,
  mdiDotsVertical,
  mdiDragVertical,
  mdiGenderFemale,
  mdiGenderMale,
  mdiSilverwareForkKnife,
} from '@mdi/js'
import { styled } from '@mui/material/styles'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, DietBadges } from '../../../features/teams/diet-badges.tsx'
import { SeatsBadge } from '../../../features/teams/member-line.tsx'
import { useBoardActions } from './board-actions.ts'
import { ActionsButton, Notes, PersonBox } from './board-card-look.ts'
import { dragItemProps } from './drag/drag-item.ts'
import { grabProps } from './drag/drag-surface.tsx'
import { SmallIcon } from './small-icon.tsx'

type Member = TeamReply['teamMembers'][number]

const genders = { MALE: mdiGenderMale, FEMALE: mdiGenderFemale, UNDEFINED: mdiAccountQuestionOutline }

/** Somebody in their team: can be dragged onto somebody else, and has actions. */
export const PersonOnBoard = memo(function PersonOnBoard({ member, isHost }: { member: Member; isHost: boolean }) {
  const { t } = useTranslation(['board', 'teams'])
  const { openMenu, isFixed } = useBoardActions()
  const item = { kind: 'person', id: member.id } as const
  const name = fullName(member)
  return (
    <PersonBox {...dragItemProps(item)}>
      {!isFixed && (
        <Grip>
          <SmallIcon path={mdiDragVertical} />
        </Grip>
      )}
      <Who>
        <Name>
          <SmallIcon path={genders[member.gender]} title={t(`teams:gender.${member.gender}`)} size={18} />
          {name}
        </Name>
        <Notes>
          {isHost && <Badge icon={mdiSilverwareForkKnife} label={t('card.cooksHere')} />}
          <SeatsBadge numSeats={member.numSeats} />
          <DietBadges person={member} />
        </Notes>
      </Who>
      <ActionsButton
        type="button"
        {...(isFixed ? {} : grabProps)}
        aria-label={t('card.personActions', { name })}
        aria-haspopup="menu"
        onClick={(event) => openMenu(item, event.currentTarget)}
      >
        <SmallIcon path={mdiDotsVertical} />
      </ActionsButton>
    </PersonBox>
  )
})

const Grip = styled('span')({
  color: 'var(--mui-palette-text-disabled)',
  marginInline: -4,
  lineHeight: 1.2,
  '@media print': { display: 'none' },
})
const Who = styled('span')({ flex: 1, minWidth: 0, display: 'grid', gap: 4 })
const Name = styled('span')({
  fontWeight: 600,
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  overflowWrap: 'anywhere',
})
