import type { Core } from "@strapi/strapi";

/** Of what Strapi keeps of its mails. */
interface Mails {
  reset_password: { options: object };
  email_confirmation: { options: object };
}

/** How accounts are confirmed and passwords reset: by links into the site. */
export async function setUpAccounts(strapi: Core.Strapi, { siteUrl, mailFrom }: { siteUrl: string; mailFrom: string }) {
  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  const advanced = (await store.get({ key: "advanced" })) as object;
  await store.set({
    key: "advanced",
    value: {
      ...advanced,
      email_confirmation: true,
      email_confirmation_redirection: `${siteUrl}/login`,
      email_reset_password: `${siteUrl}/reset-password`,
    },
  });
  const mails = (await store.get({ key: "email" })) as Mails;
  const from = { name: "Learn Bittensor", email: mailFrom };
  Object.assign(mails.reset_password.options, {
    from,
    object: "Choose a new password",
    message: "<p>Choose a new password: <%= URL %>?code=<%= TOKEN %></p>",
  });
  Object.assign(mails.email_confirmation.options, {
    from,
    object: "Confirm your address",
    message: `<p>Confirm your address: ${siteUrl}/confirm-email?confirmation=<%= CODE %></p>`,
  });
  await store.set({ key: "email", value: mails });
}
