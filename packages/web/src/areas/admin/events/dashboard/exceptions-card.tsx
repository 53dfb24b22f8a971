import { mdiAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnconfirmed } from '../../../../features/people/participants/registrations.api.ts'
import { useRemind } from '../../../../features/people/participants/use-remind.ts'
import { paths } from '../../../../lib/paths.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { filterCounts, matchesFilter } from '../../people/participants/list/person-filters.ts'
import type { PersonRow } from '../../people/participants/list/person-rows.ts'
import { useWriteTo } from '../../people/participants/use-write-to.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

/** The filters of the list that mean work for an organiser. */
const exceptional = ['noPhone', 'seatsUnknown', 'partnerMissing', 'wishOpen'] as const

interface ExceptionsProps {
  rows: readonly PersonRow[]
}

/** What is missing about people: each a link to the list of those, and one press to ask them; nothing where nothing is missing. */
export function ExceptionsCard(props: ExceptionsProps) {
  const { registrationType } = useAdminDinner().basicDetails
  return registrationType === 'CLOSED' ? (
    <Exceptions {...props} numUnconfirmed={0} />
  ) : (
    <ExceptionsAndUnconfirmed {...props} />
  )
}

function ExceptionsAndUnconfirmed(props: ExceptionsProps) {
  const { unconfirmed, hasMore } = useUnconfirmed(useAdminId(), { all: false })
  return <Exceptions {...props} numUnconfirmed={unconfirmed.length} hasMore={hasMore} />
}

interface UnconfirmedProps {
  numUnconfirmed: number
  /** There are more than have been loaded. */
  hasMore?: boolean
}

function Exceptions({ rows, numUnconfirmed, hasMore = false }: ExceptionsProps & UnconfirmedProps) {
  const { t } = useTranslation('dashboard')
  const { remindAll, isPending } = useRemind(useAdminId())
  const writeTo = useWriteTo()
  const counts = filterCounts(rows)
  const present = exceptional.filter((filter) => counts[filter] > 0)
  if (present.length === 0 && numUnconfirmed === 0) return null
  const idsOf = (filter: (typeof exceptional)[number]) =>
    rows.filter((row) => matchesFilter(row, { filters: [filter], hits: undefined })).map(({ person }) => person.id)
  return (
    <CardSection title={t('exceptions.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {numUnconfirmed > 0 && (
          <Exception
            filter="unconfirmed"
            text={t(hasMore ? 'exceptions.moreUnconfirmed' : 'exceptions.unconfirmed', { count: numUnconfirmed })}
            action={
              <Button size="small" loading={isPending} onClick={() => void remindAll()}>
                {t('exceptions.remind')}
              </Button>
            }
          />
        )}
        {present.map((filter) => (
          <Exception
            key={filter}
            filter={filter}
            text={t(`exceptions.${filter}`, { count: counts[filter] })}
            action={
              <Button
                size="small"
                aria-label={t('exceptions.writeAbout', { what: t(`exceptions.${filter}`, { count: counts[filter] }) })}
                onClick={() => void writeTo(idsOf(filter))}
              >
                {t('exceptions.write')}
              </Button>
            }
          />
        ))}
      </Box>
    </CardSection>
  )
}

interface ExceptionProps {
  /** Of the list of people, in its address. */
  filter: string
  text: string
  action: ReactNode
}

function Exception({ filter, text, action }: ExceptionProps) {
  const adminId = useAdminId()
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', '& > .MuiButton-root': { px: 1, mr: -1, minWidth: 0 } }}
    >
      <Icon path={mdiAlertOutline} sx={{ fontSize: 20, color: 'warning.main' }} />
      <MuiLink component={Link} to={`${paths.admin.participants(adminId)}?filter=${filter}`} sx={{ flex: 1, py: 0.75 }}>
        {text}
      </MuiLink>
      {action}
    </Box>
  )
}
