import type { DinnerReply } from '@running-dinner/contract/events'
import type { Language } from '@running-dinner/domain'
import type { ReactElement } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { exampleDinner } from './example-dinner.ts'
import { renderPage } from './render-page.tsx'

interface AdminPageOptions {
  dinner?: DinnerReply
  /** The page's path below `/admin/:adminId`, with its parameters: `participants/:participantId`. */
  path?: string
  /** The address below `/admin/admin-1`, with its query; like `path` where that has no parameters. */
  at?: string
  language?: Language
}

/** The day on which `exampleDinner` is five months away. */
const exampleNow = '2027-05-01T12:00:00Z'

/** Shows one page of an event's administration, with the event but without the frame around the pages. */
export function renderAdminPage(page: ReactElement, options: AdminPageOptions = {}) {
  const { dinner = exampleDinner(), path = '', at = path, language = 'en' } = options
  const routes = (
    <Routes>
      <Route path="admin/:adminId" element={<Outlet context={dinner} />}>
        <Route path={path} element={page} />
        <Route path="*" element={null} />
      </Route>
    </Routes>
  )
  return renderPage(routes, { at: `/admin/admin-1/${at}`, language, now: exampleNow })
}
