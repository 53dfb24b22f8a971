import { mdiAlertOutline, mdiPhoneAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { type DoorFacts, doorHints, fullName, hasPhone, type SearchHit } from '@running-dinner/domain/people'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DietChips, type DietName, dietNames } from '../../../../../features/people/participants/diet-chips.tsx'
import { useAnswerTexts } from '../../../../../features/people/registration-form/use-answer-texts.ts'
import { PhoneNumber } from '../../../../../kit/phone-number.tsx'
import { paths } from '../../../../../lib/paths.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useAdminDinner, useAdminId } from '../../../shell/admin-dinner.ts'
import type { PersonRow } from './person-rows.ts'
import type { ListField } from './person-search.ts'
import { RowTabIndex, useListContext } from './row-context.ts'

/** The name as a link to the person's page, what is exceptional about them, and below it the partner they registered with. */
export function PersonName({ row }: { row: PersonRow }) {
  const hit = useListContext().hits?.get(row.person.id)
  const isName = hit?.text === fullName(row.person)
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <NameLine row={row} {...(isName && { hit })} />
      {hit === undefined || isName ? <PartnerLine person={row.person} /> : <HitLine hit={hit} />}
    </Box>
  )
}

/** Beside the name there would be no room for both names of a pair. */
function PartnerLine({
  person: { rootTeamPartnerWish: root, childTeamPartnerWish: child },
}: Pick<PersonRow, 'person'>) {
  const { t } = useTranslation('participants')
  const partner = root
    ? t('list.registeredBy', { name: fullName(root) })
    : child && t('list.registeredWith', { name: fullName(child) })
  return (
    partner && (
      <Box component="span" title={partner} sx={{ ...smallText, ...oneLine, lineHeight: 1.3 }}>
        {partner}
      </Box>
    )
  )
}

/** Where a person was found, when it is not in the name. */
function HitLine({ hit }: { hit: SearchHit<ListField> }) {
  const { t } = useTranslation('participants')
  return (
    <Box component="span" sx={{ ...smallText, ...twoLines }}>
      {hit.field !== 'team' && `${t(`search.fields.${hit.field}`)}: `}
      <MarkedText hit={hit} />
    </Box>
  )
}

/** Characters before the hit that are shown: the beginning of a long note would push it out of its line. */
const shownBefore = 12

function MarkedText({ hit: { text, start, end } }: { hit: SearchHit<ListField> }) {
  const from = start > shownBefore + 4 ? start - shownBefore : 0
  return (
    <>
      {from > 0 && '…'}
      {text.slice(from, start)}
      <Mark>{text.slice(start, end)}</Mark>
      {text.slice(end)}
    </>
  )
}

/** Underlined too: colours of a mark are not printed. */
const Mark = styled('mark')({
  color: 'inherit',
  backgroundColor: 'transparent',
  fontWeight: 700,
  textDecoration: 'underline',
})

function NameLine({ row, hit }: { row: PersonRow; hit?: SearchHit<ListField> }) {
  const { search, shown, waitingMarked } = useListContext()
  const tabIndex = useContext(RowTabIndex)
  const { t } = useTranslation(['participants', 'common'])
  const adminId = useAdminId()
  const { person, isWaiting, otherLanguage } = row
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={paths.admin.participant(adminId, person.id)}
        state={{ search }}
        underline="hover"
        tabIndex={tabIndex}
        title={fullName(person)}
        sx={{ ...oneLine, fontWeight: 640, color: 'text.primary', py: 0.25 }}
      >
        {hit ? <MarkedText hit={hit} /> : fullName(person)}
      </MuiLink>
      {isWaiting && waitingMarked && <Badge>{t('list.onWaitingList')}</Badge>}
      {otherLanguage && <Badge>{t(otherLanguage === 'de' ? 'common:german' : 'common:english')}</Badge>}
      {!hasPhone(person) && !shown.includes('phone') && (
        <Icon
          path={mdiPhoneAlertOutline}
          titleAccess={t('list.noMobile')}
          sx={{ fontSize: 18, flex: 'none', color: 'warning.main' }}
        />
      )}
    </Box>
  )
}

function Badge({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{ flex: 'none', px: 1, borderRadius: 4, fontSize: '0.75rem', bgcolor: 'action.selected' }}
    >
      {children}
    </Box>
  )
}

type Reachable = Pick<ParticipantReply, 'email' | 'mobileNumber' | 'callLinks'>

/** Mail address and phone number as links that write and call. */
export function PersonContact({ person }: { person: Reachable }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minWidth: 0 }}>
      <PersonMail person={person} />
      <PersonPhone person={person} />
    </Box>
  )
}

export function PersonMail({ person }: { person: Pick<Reachable, 'email'> }) {
  const tabIndex = useContext(RowTabIndex)
  return (
    <MuiLink
      href={`mailto:${person.email}`}
      underline="hover"
      tabIndex={tabIndex}
      title={person.email}
      sx={{ ...smallText, ...oneLine, py: 0.25 }}
    >
      {person.email}
    </MuiLink>
  )
}

export function PersonPhone({ person }: { person: Pick<Reachable, 'mobileNumber' | 'callLinks'> }) {
  const tabIndex = useContext(RowTabIndex)
  const { t } = useTranslation('participants')
  if (person.mobileNumber === '') {
    return (
      <Box component="span" title={t('list.noMobile')} sx={{ ...smallText, ...oneLine, color: 'warning.main' }}>
        {t('list.noMobile')}
      </Box>
    )
  }
  return (
    <Box component="span" sx={{ ...smallText, ...oneLine, py: 0.25, fontVariantNumeric: 'tabular-nums' }}>
      <PhoneNumber typed={person.mobileNumber} links={person.callLinks} look="quiet" tabIndex={tabIndex} />
    </Box>
  )
}

type Place = Pick<ParticipantReply, 'street' | 'streetNr' | 'zip' | 'cityName'>

/** Street and zip; the city only where it is not the event's. */
export function PersonPlace({ person }: { person: Place }) {
  const { city } = useAdminDinner().basicDetails
  const town = person.cityName === city ? person.zip : `${person.zip} ${person.cityName}`
  const text = [town, `${person.street} ${person.streetNr}`].map((part) => part.trim()).filter((part) => part !== '')
  return (
    <Box component="span" title={text.join(' · ')} sx={oneLine}>
      {text.join(' · ')}
    </Box>
  )
}

type Eater = Pick<ParticipantReply, DietName | 'mealSpecificsNote' | 'allergens'>

/** Allergens first and in the colour of a warning: overlooking one is dangerous. Then diets, then the note. */
export function DietLine({ person }: { person: Eater }) {
  const { t } = useTranslation('participants')
  const allergens = useAnswerTexts().allergens(person.allergens)
  const otherFacts = [
    ...dietNames.filter((diet) => person[diet]).map((diet) => t(`diet.${diet}`)),
    ...(person.mealSpecificsNote === '' ? [] : [person.mealSpecificsNote]),
  ]
  if (allergens.length + otherFacts.length === 0) return null
  return (
    <Box component="span" title={[...allergens, ...otherFacts].join(', ')} sx={oneLine}>
      {allergens.length > 0 && (
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
          <Icon path={mdiAlertOutline} sx={{ fontSize: 16, mr: 0.5, verticalAlign: 'text-bottom' }} />
          {allergens.join(', ')}
          {otherFacts.length > 0 && ', '}
        </Box>
      )}
      {otherFacts.join(', ')}
    </Box>
  )
}

export function PersonDiets({ person }: { person: Eater }) {
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

type Noted = Pick<
  ParticipantReply,
  'addressRemarks' | keyof DoorFacts | 'standbyCook' | 'standbyGuest' | 'notes' | 'miscNotes'
>

export function PersonNotes({ person }: { person: Noted }) {
  const { t } = useTranslation('roster')
  const notes = [
    ...doorHints(person, { bell: t('detail.bell'), floor: t('detail.floor') }),
    ...(person.standbyCook ? [t('detail.standbyCook')] : []),
    ...(person.standbyGuest ? [t('detail.standbyGuest')] : []),
    ...[person.notes, person.miscNotes].filter((note) => note !== ''),
  ]
  if (notes.length === 0) return null
  const text = notes.join(' · ')
  return (
    <Box component="span" title={text} sx={{ ...smallText, ...oneLine }}>
      {text}
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
      sx={{ color: 'text.primary', whiteSpace: 'nowrap', py: 0.25 }}
    >
      {row.team ? t('roster:team', { number: row.team.teamNumber }) : t('roster:columns.team')}
    </MuiLink>
  )
}

/** Cut with an ellipsis instead of broken inside a word; on paper the whole text is shown. */
const oneLine = {
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media print': { whiteSpace: 'normal' },
} as const

/** The column of names is narrow: in one line the hit itself would often be cut off. */
const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const

export const smallText = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const
