import {
  mdiAccountMultiple,
  mdiPencilOutline,
  mdiPhoneAlertOutline,
  mdiSilverwareForkKnife,
  mdiTrashCanOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import type { ListedParticipant } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { DietChips } from '../../../features/participants/diet-chips.tsx'
import { WishMark } from '../../../features/participants/wish-mark.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import type { PersonListProps, PersonRow } from './person-row.ts'

const small = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }

/** The name as the way to the person, with whom they registered and would like to cook. */
export function PersonName({ row, search }: { row: PersonRow; search: string }) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const { person, wish, isWaiting } = row
  const { rootTeamPartnerWish: root, childTeamPartnerWish: child } = person
  return (
    <>
      <MuiLink
        component={Link}
        to={paths.admin.editParticipant(adminId, person.id)}
        state={{ search }}
        underline="hover"
        sx={{ fontWeight: 640, color: 'text.primary' }}
      >
        {fullName(person)}
      </MuiLink>
      {isWaiting && (
        <Box
          component="span"
          sx={{ ml: 1, px: 1, borderRadius: 4, fontSize: '0.75rem', bgcolor: 'action.selected', whiteSpace: 'nowrap' }}
        >
          {t('list.onWaitingList')}
        </Box>
      )}
      {(root ?? child) !== null && (
        <Box component="span" sx={{ ...small, display: 'flex', gap: 0.75 }}>
          <Icon path={mdiAccountMultiple} sx={{ fontSize: 16, mt: '2px' }} />
          {root
            ? t('list.registeredBy', { name: fullName(root) })
            : child && t('list.registeredWith', { name: fullName(child) })}
        </Box>
      )}
      {wish && <WishMark wish={wish} />}
    </>
  )
}

export function Contact({ person }: { person: ListedParticipant }) {
  const { t } = useTranslation('participants')
  const at = person.email.lastIndexOf('@')
  const [local, domain] = [person.email.slice(0, at), person.email.slice(at)]
  return (
    <>
      <MuiLink
        href={`mailto:${person.email}`}
        underline="hover"
        sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}
      >
        {local}
        <wbr />
        {domain}
      </MuiLink>
      {person.mobileNumber === '' ? (
        <Box component="span" sx={{ ...small, display: 'flex', gap: 0.75, color: 'warning.main' }}>
          <Icon path={mdiPhoneAlertOutline} sx={{ fontSize: 16, mt: '2px' }} />
          {t('list.noMobile')}
        </Box>
      ) : (
        <MuiLink href={`tel:${person.mobileNumber}`} underline="hover" sx={{ ...small, display: 'block' }}>
          {person.mobileNumber}
        </MuiLink>
      )}
    </>
  )
}

export function Address({ person }: { person: ListedParticipant }) {
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>{`${person.street} ${person.streetNr}`}</Box>
      <Box component="span" sx={{ ...small, display: 'block' }}>{`${person.zip} ${person.cityName}`}</Box>
    </>
  )
}

export function Diets({ person }: { person: ListedParticipant }) {
  return (
    <>
      <DietChips person={person} />
      {person.mealSpecificsNote !== '' && (
        <Box component="span" sx={{ ...small, display: 'block', mt: 0.25 }}>
          {person.mealSpecificsNote}
        </Box>
      )}
    </>
  )
}

export function Notes({ person }: { person: ListedParticipant }) {
  const notes = [person.addressRemarks, person.notes, person.miscNotes].filter((note) => note !== '')
  if (notes.length === 0) return null
  return (
    <Box sx={{ ...small, whiteSpace: 'pre-line', borderLeft: 2, borderColor: 'divider', pl: 1, mt: 0.5 }}>
      {notes.join('\n')}
    </Box>
  )
}

export function Actions({
  person,
  search,
  onDelete,
}: { person: ListedParticipant } & Pick<PersonListProps, 'search' | 'onDelete'>) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const name = fullName(person)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {person.teamId !== null && (
        <Tooltip title={t('list.toTeam', { name })}>
          <IconButton
            component={Link}
            to={paths.admin.team(adminId, person.teamId)}
            aria-label={t('list.toTeam', { name })}
          >
            <Icon path={mdiSilverwareForkKnife} sx={{ fontSize: 20 }} />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={t('list.edit', { name })}>
        <IconButton
          component={Link}
          to={paths.admin.editParticipant(adminId, person.id)}
          state={{ search }}
          aria-label={t('list.edit', { name })}
        >
          <Icon path={mdiPencilOutline} sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('list.delete', { name })}>
        <IconButton aria-label={t('list.delete', { name })} onClick={() => onDelete(person)}>
          <Icon path={mdiTrashCanOutline} sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
