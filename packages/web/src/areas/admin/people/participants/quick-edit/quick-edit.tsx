import Drawer from '@mui/material/Drawer'
import { fullName } from '@running-dinner/domain/people'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParticipants } from '../../../../../features/people/participants/participants.api.ts'
import { CardsSkeleton } from '../../../../../ui/skeletons.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import type { ListAddress } from '../list/list-address.ts'
import type { PersonRow } from '../list/person-rows.ts'

/** Forms weigh as much as the whole list, and are not shown before a row is opened. */
const QuickForm = lazy(() => import('./quick-form.tsx').then((file) => ({ default: file.QuickForm })))

interface QuickEditProps {
  rows: readonly PersonRow[]
  /** Ids in the order of the list, for the previous and the next person. */
  order: readonly string[]
  openId: string | undefined
  onChange: (change: Partial<ListAddress>) => void
}

/** The most edited fields beside the list, one person after the other. */
export function QuickEdit({ rows, order, openId, onChange }: QuickEditProps) {
  const { t } = useTranslation('roster')
  const row = openId === undefined ? undefined : rows.find(({ person }) => person.id === openId)
  // The content stays while the drawer slides out.
  const [shown, setShown] = useState(row)
  if (row !== undefined && row !== shown) setShown(row)
  // Deleted by another organiser: the typed values must stay readable.
  const isGone = openId !== undefined && row === undefined && shown?.person.id === openId
  const { isFetching } = useParticipants(useAdminId())
  const isUnknown = openId !== undefined && row === undefined && !isGone && !isFetching
  useEffect(() => {
    // An old link may name a person who was deleted since.
    if (isUnknown) onChange({ openId: undefined })
  }, [isUnknown, onChange])
  const [field, setField] = useState<string>()
  const place = openId === undefined ? -1 : order.indexOf(openId)
  const close = () => {
    setField(undefined)
    onChange({ openId: undefined })
  }
  return (
    <Drawer
      anchor="right"
      open={row !== undefined || isGone}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': shown && t('quick.label', { name: fullName(shown.person) }),
          sx: { width: { xs: '100%', sm: 440 }, maxWidth: '100%' },
        },
      }}
    >
      {shown && (
        <Suspense fallback={<CardsSkeleton />}>
          <QuickForm
            key={shown.person.id}
            row={shown}
            isGone={isGone}
            previousId={place > 0 ? order[place - 1] : undefined}
            nextId={place >= 0 ? order[place + 1] : undefined}
            startField={field}
            onShow={(id, from) => {
              setField(from)
              onChange({ openId: id })
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Drawer>
  )
}
