import { lazy } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { OwnPagesShell } from '../../features/accounts/user-accounts/own-pages-shell.tsx'

const ForgottenPage = lazy(() => import('./forgotten-page.tsx').then((file) => ({ default: file.ForgottenPage })))
const ConfirmPage = lazy(() => import('./mailed-link-page.tsx').then((file) => ({ default: file.ConfirmPage })))
const NewPasswordPage = lazy(() => import('./mailed-link-page.tsx').then((file) => ({ default: file.NewPasswordPage })))
const LoginPage = lazy(() => import('./login-page.tsx').then((file) => ({ default: file.LoginPage })))
const ProfilePage = lazy(() => import('./profile-page.tsx').then((file) => ({ default: file.ProfilePage })))
const RegisterPage = lazy(() => import('./register-page.tsx').then((file) => ({ default: file.RegisterPage })))

/** Paths below `/login`, `/register` and `/profile` (see `paths.account`). */
export function AccountArea() {
  const [, first] = useLocation().pathname.split('/')
  return (
    <Routes>
      <Route element={<OwnPagesShell />}>
        {first === 'register' && <Route path="confirm/:token" element={<ConfirmPage />} />}
        {first === 'login' && <Route path="forgotten" element={<ForgottenPage />} />}
        {first === 'login' && <Route path="new-password/:token" element={<NewPasswordPage />} />}
        <Route path="*" element={<FirstPage area={first ?? ''} />} />
      </Route>
    </Routes>
  )
}

function FirstPage({ area }: { area: string }) {
  if (area === 'register') return <RegisterPage />
  return area === 'profile' ? <ProfilePage /> : <LoginPage />
}
