import type { accounts as source } from '../de/accounts.ts'
import type { Phrases } from '../phrases.ts'

export const accounts = {
  fields: {
    username: 'Username',
    usernameOrEmail: 'Username or email address',
    email: 'Email address',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    oldPassword: 'Current password',
    newPassword: 'New password',
    passwordHelp: 'At least 8 characters. A whole sentence that only you know works best.',
    usernameHelp: 'Later, you can also log in with your email address.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },

  login: {
    title: 'Log in',
    intro: 'An account is optional. You can register, organise and cook without one.',
    submit: 'Log in',
    forgotten: 'Forgot your password?',
    noAccount: 'No account yet?',
    register: 'Create an account',
  },

  register: {
    title: 'Create an account',
    intro: 'An account lets you find your events on every device. It’s optional, and you can delete it at any time.',
    submit: 'Create account',
    hasAccount: 'Already have an account?',
    sentTitle: 'Check your inbox',
    sentText:
      'We’ve sent an email to {{email}}. Confirm your address with the link in it. Nothing there? Check your spam folder too.',
  },

  confirm: {
    title: 'Confirm your address',
    intro: 'Enter your password, so we know it was you who created the account.',
    submit: 'Confirm address',
    done: 'Your address is confirmed.',
    invalidTitle: 'This link no longer works',
    invalidText: 'It may have expired, or there’s a newer one. Choosing a new password confirms your address too.',
  },

  forgotten: {
    title: 'Forgot your password?',
    intro: 'We’ll send you a link to choose a new one.',
    submit: 'Send link',
    sentText: 'If there’s an account for {{email}}, you’ll get the link within a few minutes. It works for one hour.',
    toLogin: 'Back to login',
  },

  newPassword: {
    title: 'Choose a new password',
    intro: 'You’ll be logged in here and logged out on all your other devices.',
    submit: 'Save password',
    done: 'Your password has been changed.',
    invalidText: 'The link works once, for one hour. Request a new one.',
    again: 'Get a new link',
  },

  profile: {
    title: 'My account',
    unconfirmed: 'Your address isn’t confirmed yet. Open the link in our email to see your events here too.',
    loggedInAs: 'Logged in as {{username}}, {{email}}',
    toEvents: 'Go to my events',
    picture: 'Picture',
    pictureAlt: 'Your picture',
    pictureHelp: 'PNG, JPEG or WebP, up to 2\u00a0MB. Details such as where it was taken are removed.',
    upload: 'Choose a picture',
    replace: 'Choose another picture',
    removePicture: 'Remove picture',
    pictureSaved: 'Your picture is saved.',
    pictureTooLarge: 'This picture is too large. Choose one of up to 2\u00a0MB.',
    names: 'Name',
    save: 'Save',
    saved: 'Saved.',
    password: 'Password',
    changePassword: 'Change password',
    passwordChanged: 'Your password has been changed. All other devices are logged out.',
    sessions: 'Devices and account',
    logout: 'Log out',
    logoutEverywhere: 'Log out everywhere',
    loggedOut: 'You’re logged out.',
    remove: 'Delete account',
    removeTitle: 'Delete your account?',
    removeText: 'Your name, picture and password are deleted right away. Your registrations and events stay.',
    removed: 'Your account has been deleted.',
  },
} satisfies Phrases<typeof source>
