import { mdiAccountMultiple, mdiAlertOutline, mdiPhoneAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DietChips, type DietName } from '../../../../features/participants/diet-chips.tsx'
import { useAnswerTexts } from '../../../../features/registration-form/use-answer-texts.ts'
import { paths, telLink } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { PersonRow } from './person-rows.ts'
import { RowTabIndex, useListContext } from './row-context.ts'

/** The name as a link to the person's page, and the partner they registered with. */
export function PersonName({ row }: { row: PersonRow }) {
  const { search, waitingMarked } = useListContext()
  const tabIndex = useContext(RowTabIndex)
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const { person, isWaiting } = row
  const { rootTeamPartnerWish: root, childTeamPartnerWish: child } = person
  return (
    <>
      <MuiLink
        component={Link}
        to={paths.admin.participant(adminId, person.id)}
        state={{ search }}
        underline="hover"
        tabIndex={tabIndex}
        sx={{ fontWeight: 640, color: 'text.primary', overflowWrap: 'anywhere' }}
      >
        {fullName(person)}
      </MuiLink>
      {isWaiting && waitingMarked && (
        <Box
          component="span"
          sx={{ ml: 1, px: 1, borderRadius: 4, fontSize: '0.75rem', bgcolor: 'action.selected', whiteSpace: 'nowrap' }}
        >
          {t('list.onWaitingList')}
        </Box>
      )}
      {(root ?? child) !== null && (
        <Box component="span" sx={{ ...smallText, display: 'flex', gap: 0.75 }}>
          <Icon path={mdiAccountMultiple} sx={{ fontSize: 16, mt: '2px' }} />
          {root
            ? t('list.registeredBy', { name: fullName(root) })
            : child && t('list.registeredWith', { name: fullName(child) })}
        </Box>
      )}
    </>
  )
}

type Reachable = Pick<ParticipantReply, 'email' | 'mobileNumber'>

/** Mail address and phone number as links that write and call. */
export function PersonContact({ person }: { person: Reachable }) {
  const tabIndex = useContext(RowTabIndex)
  const { t } = useTranslation('participants')
  const at = person.email.lastIndexOf('@')
  return (
    <Box component="span" sx={{ ...smallText, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <MuiLink href={`mailto:${person.email}`} underline="hover" tabIndex={tabIndex} sx={{ color: 'inherit' }}>
        {person.email.slice(0, at)}
        <wbr />
        {person.email.slice(at)}
      </MuiLink>
      {person.mobileNumber === '' ? (
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, color: 'warning.main' }}>
          <Icon path={mdiPhoneAlertOutline} sx={{ fontSize: 16, mt: '2px' }} />
          {t('list.noMobile')}
        </Box>
      ) : (
        <MuiLink href={telLink(person.mobileNumber)} underline="hover" tabIndex={tabIndex} sx={{ color: 'inherit' }}>
          {person.mobileNumber}
        </MuiLink>
      )}
    </Box>
  )
}

type Place = Pick<ParticipantReply, 'street' | 'streetNr' | 'zip' | 'cityName'>

export function PersonPlace({ person }: { person: Place }) {
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>{`${person.zip} ${person.cityName}`}</Box>
      <Box component="span" sx={{ ...smallText, display: 'block' }}>{`${person.street} ${person.streetNr}`}</Box>
    </>
  )
}

export function PersonDiets({
  person,
}: {
  person: Pick<ParticipantReply, DietName | 'mealSpecificsNote' | 'allergens'>
}) {
  return (
    <>
      <DietChips person={person} />
      {person.allergens.length > 0 && <AllergenLine allergens={person.allergens} />}
      {person.mealSpecificsNote !== '' && (
        <Box component="span" sx={{ ...smallText, display: 'block', mt: 0.25 }}>
          {person.mealSpecificsNote}
        </Box>
      )}
    </>
  )
}

/** Allergens in the colour of a warning: overlooking one is dangerous. */
export function AllergenLine({ allergens }: Pick<ParticipantReply, 'allergens'>) {
  const texts = useAnswerTexts().allergens(allergens)
  return (
    <Box component="span" sx={{ ...smallText, display: 'flex', gap: 0.5, mt: 0.25, color: 'warning.main' }}>
      <Icon path={mdiAlertOutline} sx={{ fontSize: 16, mt: '2px' }} />
      <span>{texts.join(', ')}</span>
    </Box>
  )
}

type Noted = Pick<ParticipantReply, 'addressRemarks' | 'notes' | 'miscNotes'>

export function PersonNotes({ person }: { person: Noted }) {
  const notes = [person.addressRemarks, person.notes, person.miscNotes].filter((note) => note !== '')
  if (notes.length === 0) return null
  return (
    <Box sx={{ ...smallText, whiteSpace: 'pre-line', borderLeft: 2, borderColor: 'divider', pl: 1, mt: 0.5 }}>
      {notes.join('\n')}
    </Box>
  )
}

export function TeamLink({ row }: { row: PersonRow }) {
  const tabIndex = useContext(RowTabIndex)
  const { t } = useTranslation(['participants', 'roster'])
  const adminId = useAdminId()
  const { teamId } = row.person
  if (teamId === null) return null
  return (
    <MuiLink
      component={Link}
      to={paths.admin.team(adminId, teamId)}
      underline="hover"
      tabIndex={tabIndex}
      aria-label={t('list.toTeam', { name: fullName(row.person) })}
      sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}
    >
      {row.teamNumber === undefined ? t('roster:columns.team') : t('roster:team', { number: row.teamNumber })}
    </MuiLink>
  )
}

export const smallText = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const
