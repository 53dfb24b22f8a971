import type { TableDoneReply } from '@running-dinner/contract/evening-table.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../../../kit/notice.tsx'
import { CallList } from './call-list.tsx'

/** What was done, who is mailed and who has to be called. */
export function DoneNotice({ done: { told, toCall } }: { done: TableDoneReply }) {
  const { t } = useTranslation('tableSheet')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone: screen readers continue with what it did.
    notice.current?.focus()
  }, [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice severity="success" title={t('done')}>
        {told.length > 0 && t('doneTold', { count: told.length, names: told.map(({ name }) => name).join(', ') })}
        <CallList people={toCall} />
      </Notice>
    </div>
  )
}
