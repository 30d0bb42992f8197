// The address of the site leads home, with what it asks for, such as a language.
location.replace(`notebooks/home.html${location.search}${location.hash}`);
