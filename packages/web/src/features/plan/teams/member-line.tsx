import { mdiGenderFemale, mdiGenderMale } from '@mdi/js'
import Box from '@mui/material/Box'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { Badge, DietBadges } from './diet-badges.tsx'

type Member = TeamReply['teamMembers'][number]

const genderIcons = { MALE: mdiGenderMale, FEMALE: mdiGenderFemale, UNDEFINED: undefined }

/** A member in a list of teams: name, seats and diets. */
export function MemberLine({ member }: { member: Member }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, rowGap: 0.5 }}>
      <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, mr: 0.5, fontWeight: 600 }}>
        {fullName(member)}
        {/* Behind the name: in front of it, names without one would begin further left. */}
        <GenderIcon gender={member.gender} />
      </Box>
      <SeatsBadge person={member} />
      <DietBadges person={member} />
    </Box>
  )
}

/** Nothing where the gender is unknown, which is the case for most people of most events. */
export function GenderIcon({ gender }: { gender: Member['gender'] }) {
  const { t } = useTranslation('teams')
  const icon = genderIcons[gender]
  if (icon === undefined) return null
  return (
    <Icon
      path={icon}
      titleAccess={t(`gender.${gender}`)}
      sx={{ fontSize: '1.125rem', mt: '2px', color: 'text.secondary' }}
    />
  )
}

/** Nothing for the second person of a pair, who cooks where the first one does. */
export function SeatsBadge({ person }: { person: Pick<Member, 'numSeats' | 'rootTeamPartnerWish'> }) {
  const { t } = useTranslation('teams')
  const { numSeats, rootTeamPartnerWish } = person
  if (rootTeamPartnerWish !== null) return null
  return <Badge label={numSeats === undefined ? t('seatsUnknown') : t('seats', { count: numSeats })} />
}
