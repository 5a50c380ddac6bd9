import { randomBytes } from "node:crypto";

type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Colleague = ReturnType<typeof aColleague>;

/** A Strapi as its editors' interface asks it. */
export function createAdministration(origin: string) {
  async function logIn(email: string, password: string): Promise<Colleague> {
    const { data } = await askFor(origin, null, "POST", "/admin/login", { email, password });
    return aColleague(origin, data.token ?? data.accessToken);
  }

  return {
    logIn,

    /** Invites somebody with a role, and signs in as them. */
    async addColleague(administrator: Colleague, role: string): Promise<Colleague> {
      const { data: roles }: { data: { id: number; name: string }[] } = await administrator.ask("GET", "/admin/roles");
      const id = roles.find(({ name }) => name === role)?.id;
      if (id === undefined) throw new Error(`expected the role ${role}, got none`);
      const person = { email: `${role}@localhost.test`.toLowerCase(), firstname: "A", lastname: role };
      const { data } = await administrator.ask("POST", "/admin/users", { ...person, roles: [id] });
      const password = `${randomBytes(15).toString("base64url")}aA1`;
      const userInfo = { firstname: "A", lastname: role, password };
      await askFor(origin, null, "POST", "/admin/register", { registrationToken: data.registrationToken, userInfo });
      return logIn(person.email, password);
    },
  };
}

function aColleague(origin: string, token: string) {
  return {
    ask: (method: Method, path: string, body?: object) => askFor(origin, token, method, path, body),

    /** Into the media library. */
    async upload(file: File): Promise<{ id: number; url: string; mime: string }> {
      const body = new FormData();
      body.append("files", file);
      const answer = await fetch(`${origin}/upload`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}` },
        body,
      });
      const said = await answer.text();
      if (!answer.ok) throw new Error(`POST /upload: ${answer.status} ${said.slice(0, 400)}`);
      return JSON.parse(said)[0];
    },

    async expectRefusal(method: Method, path: string, body: object, status: number, message = ""): Promise<void> {
      const answer = await send(origin, token, method, path, body);
      const said = await answer.text();
      if (answer.status !== status || !said.includes(message))
        throw new Error(`${method} ${path}: expected ${status} ${message}, got ${answer.status} ${said.slice(0, 400)}`);
    },
  };
}

async function askFor(origin: string, token: string | null, method: Method, path: string, body?: object) {
  const answer = await send(origin, token, method, path, body);
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.slice(0, 400)}`);
  return JSON.parse(said);
}

function send(origin: string, token: string | null, method: Method, path: string, body?: object): Promise<Response> {
  return fetch(origin + path, {
    method,
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}
